"""A headless Chromium, driven by DevTools' protocol."""

import base64
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time

import websocket


class Browser:
    def __init__(self, program):
        self.profile = tempfile.mkdtemp()
        flags = ["--headless", "--remote-debugging-port=0", "--disable-gpu", "--hide-scrollbars",
                 "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage",
                 f"--user-data-dir={self.profile}"]
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        self.process = subprocess.Popen([program, *flags, "about:blank"], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.PIPE, text=True, start_new_session=True)
        for line in self.process.stderr:
            found = re.search(r"DevTools listening on (ws://\S+)", line)
            if found:
                break
        else:
            self.process.wait()
            raise RuntimeError("the browser does not start")
        self.socket = websocket.create_connection(found[1], suppress_origin=True, timeout=60)
        self.number = 0

    def close(self):
        self.socket.close()
        # Debian's program is a script that starts the browser, so its whole process group is ended.
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session.id
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if session and answer.get("sessionId") == session.id:
                session.events.append(answer)

    def page(self, **settings):
        return Page(self, **settings)


class Page:
    """A tab. Its `events` are logs, requests and opened pages."""

    def __init__(self, browser, width=1280, height=900, dark=False, scripts=True):
        self.browser = browser
        self.events = []
        self.context = browser.send("Target.createBrowserContext")["browserContextId"]
        target = browser.send("Target.createTarget", url="about:blank", browserContextId=self.context)
        self.target = target["targetId"]
        self.id = browser.send("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "DOM"]:
            self.send(f"{domain}.enable")
        self.send("Emulation.setFocusEmulationEnabled", enabled=True)
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=False)
        scheme = "dark" if dark else "light"
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        if not scripts:
            self.send("Emulation.setScriptExecutionDisabled", value=True)

    def send(self, method, **parameters):
        return self.browser.send(method, self, **parameters)

    def open(self, path, fragment=""):
        self.send("Page.navigate", url="file://" + str(path) + fragment)
        self.wait(lambda: any(event["method"] == "Page.loadEventFired" for event in self.events))

    def wait(self, condition, seconds=20):
        end = time.time() + seconds
        while not condition():
            if time.time() > end:
                raise RuntimeError("nothing happens")
            self.run("0")
            time.sleep(0.01)

    def run(self, script):
        """Returns the value of an expression."""
        result = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True,
                           userGesture=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]["exception"].get("description")))
        return result["result"].get("value")

    def key(self, key, text="", shift=False):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "/": 191}
        code = codes.get(key, ord(key[0].upper()))
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        for character in text:
            self.key(character, character)

    def click(self, selector):
        place = self.run(
            f"(() => {{ const element = document.querySelector({json.dumps(selector)});"
            "element.scrollIntoView({block: 'center'}); const box = element.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

    def picture(self, path):
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        data = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def problems(self):
        """Returns the logs, requests to other hosts, and opened pages."""
        self.run("0")
        found = []
        for event in self.events:
            parameters = event.get("params", {})
            if event["method"] == "Log.entryAdded":
                found.append(parameters["entry"]["text"])
            elif event["method"] == "Runtime.exceptionThrown":
                found.append(json.dumps(parameters["exceptionDetails"])[:300])
            elif event["method"] == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith(("file:", "data:image/")):
                    found.append("requests " + url)
            elif event["method"] == "Page.javascriptDialogOpening":
                found.append("opens a dialog")
        return found

    def close(self):
        self.browser.send("Target.disposeBrowserContext", browserContextId=self.context)
