### The ways to be notified: `channel-NAME` for each module of the folder, as the page shows it.

channel-push = On this device
    .about = A notification of the browser or the app, even when Safehouse is closed.
    .add = Turn on here
channel-mail = E-mail
    .about = You confirm the address first, by a link that we send there.
    .field = E-mail address
    .add = Add address
channel-webhook = Webhook
    .about = For Discord, Slack, or a program of your own.
    .field = Address of the webhook
    .add = Add webhook
