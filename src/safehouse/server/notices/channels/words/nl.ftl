### The ways to be notified: `channel-NAME` for each module of the folder, as the page shows it.

channel-push = Op dit apparaat
    .about = Een melding van de browser of de app, ook als Safehouse gesloten is.
    .add = Hier aanzetten
channel-mail = E-mail
    .about = Je bevestigt het adres eerst, met een link die we daarheen sturen.
    .field = E-mailadres
    .add = Adres toevoegen
channel-webhook = Webhook
    .about = Voor Discord, Slack of een eigen programma.
    .field = Adres van de webhook
    .add = Webhook toevoegen
