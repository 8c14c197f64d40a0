"""E-mail, if the settings name a mail server (SMTP)."""

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib

from safehouse.server.errors import BadRequest
from safehouse.server.notices.channel import Channel, Receiver
from safehouse.server.notices.codes import STOP, code_for
from safehouse.server.notices.notice import Notice, catalogue
from safehouse.server.notices.outgoing import LATER, SECONDS, NotSent

# Letters that need no quoting: our headers hold no others.
ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]*\.)+[A-Za-z]{2,63}", re.ASCII)
MOST = 254


class Mail(Channel):
    """Sends one e-mail for each notice."""

    name = "mail"
    confirms = True

    @property
    def offered(self) -> bool:
        return bool(self.settings.smtp)

    def check(self, address: str, details: dict[str, str]) -> None:
        if len(address) > MOST or not ADDRESS.fullmatch(address) or details:
            raise BadRequest("bad_mail")

    async def send(self, to: Receiver, notice: Notice) -> None:
        place = urlsplit(self.settings.smtp)
        try:
            await aiosmtplib.send(
                self.message(to, notice), hostname=place.hostname, port=place.port, timeout=SECONDS,
                username=unquote(place.username) if place.username else None,
                password=unquote(place.password) if place.password else None,
                use_tls=place.scheme == "smtps",
            )  # fmt: skip
        except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError) as error:
            raise NotSent(type(error).__name__, again=LATER) from None
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [one.code for one in error.recipients]
            raise NotSent("the address was refused", again=LATER if max(codes, default=0) < 500 else None) from None
        except aiosmtplib.SMTPResponseException as error:
            # 4xx: refused for now. An error after the message was handed over does not count as one.
            raise NotSent(f"the mail server answered {error.code}", again=LATER if error.code < 500 else None) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None

    def message(self, to: Receiver, notice: Notice) -> EmailMessage:
        words = catalogue(notice.language)
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = to.address
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=urlsplit(self.settings.public_url).hostname or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        if notice.kind == "confirm":
            message["Subject"] = f"{notice.title}: {words.say('mail-confirm')}"
            message.set_content(f"{notice.text}\n\n{notice.url}\n")
            return message
        code = code_for(self.keys, STOP, to.id)
        message["Subject"] = f"{notice.title}: {notice.text}"
        # One click in the mail program, without a page (RFC 8058).
        message["List-Unsubscribe"] = f"<{self.settings.public_url}/api/notices/stop/{code}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        stop = f"{words.say('mail-stop')} {self.settings.public_url}/mail#stop.{code}"
        message.set_content(f"{notice.text}\n\n{notice.url}\n\n-- \n{stop}\n")
        return message
