### The ways to be notified: `channel-NAME` for each module of the folder, as the page shows it.

channel-push = Auf diesem Gerät
    .about = Eine Benachrichtigung des Browsers oder der App, auch wenn Safehouse geschlossen ist.
    .add = Hier einschalten
channel-mail = E-Mail
    .about = Du bestätigst die Adresse zuerst, mit einem Link, den wir dorthin schicken.
    .field = E-Mail-Adresse
    .add = Adresse hinzufügen
channel-webhook = Webhook
    .about = Für Discord, Slack oder ein eigenes Programm.
    .field = Adresse des Webhooks
    .add = Webhook hinzufügen
