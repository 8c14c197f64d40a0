### The ways to be notified: `channel-NAME` for each module of the folder, as the page shows it.

channel-push = Auf diesem Gerät
    .about = Benachrichtigungen vom Browser oder von der App, auch wenn Safehouse geschlossen ist.
    .add = Hier einschalten
channel-mail = E-Mail
    .about = Wir schicken einen Link an diese Adresse. Öffne ihn, um sie zu bestätigen.
    .field = E-Mail-Adresse
    .add = Adresse hinzufügen
channel-webhook = Webhook
    .about = Für Discord, Slack oder ein eigenes Programm.
    .field = Webhook-URL
    .add = Webhook hinzufügen
