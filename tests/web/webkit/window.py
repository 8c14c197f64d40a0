#!/usr/bin/python3
"""A window that holds nothing but WebKitGTK's web view, for WebKitWebDriver; needs the system's Python with its `gi`.

MiniBrowser, which WebKitGTK brings, is never narrower than 447 pixels and runs no script before the page's own. This
window is as large as asked, runs one, and writes what the page's console says into a file. SAFEHOUSE_WEBKIT names a
JSON file with the wishes (`Wishes` in `tests/web/webkit/driver.py`).
"""

import json
import os
from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

wishes = json.loads(Path(os.environ["SAFEHOUSE_WEBKIT"]).read_text())


def note(_manager: object, message: Any) -> None:
    with Path(wishes["console"]).open("a") as console:
        console.write(message.get_js_value().to_string() + "\n")


def start(_context: object, session: Any) -> None:
    """Hand the view to the driver, under the name that it asks for."""
    info = WebKit2.ApplicationInfo.new()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: view)


look = Gtk.Settings.get_default()
look.set_property("gtk-application-prefer-dark-theme", wishes["dark"])
look.set_property("gtk-enable-animations", not wishes["reduced_motion"])
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages([wishes["locale"]])
context.connect("automation-started", start)
scripts = WebKit2.UserContentManager()
scripts.connect("script-message-received::console", note)
scripts.register_script_message_handler("console")
top, at_once = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
scripts.add_script(WebKit2.UserScript.new(wishes["script"], top, at_once, None, None))
view = WebKit2.WebView(is_controlled_by_automation=True, web_context=context, user_content_manager=scripts)
window = Gtk.Window(decorated=False, default_width=wishes["width"], default_height=wishes["height"])
window.add(view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
