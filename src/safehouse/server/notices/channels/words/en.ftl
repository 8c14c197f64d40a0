### The ways to be notified: `channel-NAME` for each module of the folder, as the page shows it.

channel-push = On this device
    .about = Notifications from the browser or the app, even when Safehouse is closed.
    .add = Turn on here
channel-mail = E-mail
    .about = We send a link to this address. Open it to confirm.
    .field = E-mail address
    .add = Add address
channel-webhook = Webhook
    .about = For Discord, Slack or your own program.
    .field = Webhook URL
    .add = Add webhook
