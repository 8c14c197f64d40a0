### The ways to be notified: `channel-NAME` for each module of the folder, as the page shows it.

channel-push = Op dit apparaat
    .about = Meldingen van de browser of de app, ook als Safehouse gesloten is.
    .add = Hier aanzetten
channel-mail = E-mail
    .about = We sturen een link naar dit adres. Open die om je adres te bevestigen.
    .field = E-mailadres
    .add = Adres toevoegen
channel-webhook = Webhook
    .about = Voor Discord, Slack of een eigen programma.
    .field = Webhook-URL
    .add = Webhook toevoegen
