"""Tests the catalog in a browser; see `run`."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
from collections import Counter
from html.parser import HTMLParser
from urllib.parse import unquote

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "RandomPrograms"))
from browser import Browser
from models import Model
from programs import Program
from sources import HOSTILE, OLD, PAYLOADS, SEARCHED, many

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = os.environ.get("WIDGETGEN") or str(ROOT / ".build/debug/widgetgen")
AUDIT = (pathlib.Path(__file__).parent / "audit.js").read_text()
TYPES = (ROOT / "Tests/Types/Types.swift").read_text()
failures = []


def check(condition, message):
    if not condition:
        failures.append(message)
        print("FAILED:", message)


def equal(actual, expected, message):
    check(actual == expected, f"{message}: {actual!r} and not {expected!r}")


def emit(folder, name, source, *flags):
    """Returns the page of a source."""
    sources = folder / name
    sources.mkdir(parents=True, exist_ok=True)
    (sources / "App.swift").write_text(source)
    page = folder / f"{name}.html"
    subprocess.run([TOOL, "contract", "--sources", ".", "--emit", "catalog", "--output", str(page), *flags],
                   cwd=sources, check=True)
    return page


def hostile(folder):
    """Tests a page with changes, payloads, and texts that contain HTML and scripts."""
    old = folder / "old"
    old.mkdir()
    (old / "App.swift").write_text(OLD)
    contract = subprocess.run([TOOL, "contract", "--sources", "."], cwd=old, check=True, capture_output=True)
    (folder / "old.json").write_bytes(contract.stdout)
    for name, text in PAYLOADS.items():
        path = folder / "payloads" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return emit(folder, "hostile", HOSTILE, "--against", "../old.json", "--payloads", "../payloads",
                "--args", 'title=Shop "& <b>more', "--source-url", 'https://example.com/a"b/{file}#L{line}')


def audit(page, name):
    result = page.run(AUDIT)
    for message in result["wrong"]:
        check(False, f"{name}: {message}")
    check(result["texts"] > 50, f"{name}: the contrast of only {result['texts']} texts was looked at")
    tree = page.send("Accessibility.getFullAXTree")["nodes"]
    named = {"link", "button", "combobox", "searchbox", "textbox", "DisclosureTriangle", "article", "navigation"}
    for node in tree:
        role = node.get("role", {}).get("value")
        if role in named and not node.get("ignored") and not node.get("name", {}).get("value"):
            check(False, f"{name}: a {role} has no name")
    equal(page.problems(), [], f"{name}: problems")


def test_audits(browser, pages):
    for name in ["hostile", "standalone"]:
        for width, dark in [(1280, False), (1280, True), (390, False), (390, True)]:
            page = browser.page(width=width, dark=dark)
            page.open(pages[name])
            audit(page, f"{name} at {width}{' in the dark' if dark else ''}")
            page.close()


def test_texts(browser, pages):
    """Tests that text from the sources is shown and never run."""
    page = browser.page()
    page.open(pages["hostile"])
    equal(page.run("typeof window.hacked"), "undefined", "a script of a doc comment")
    text = page.run("document.querySelector('#Component .prose').textContent")
    check("<script>window.hacked = 1</script>" in text, "a script is shown")
    equal(page.run("document.querySelector('article[id^=it] h3').textContent"), "it's <b>&", "a name with quotes")
    equal(page.run("document.querySelectorAll('main script, main img, main iframe, a[href^=javascript]').length"),
          0, "elements of sources")
    equal(page.run("document.querySelector('#Component + *, article .prose a').getAttribute('href')"),
          'https://example.com/a?b=1&c="2"', "a link")
    equal(page.run("document.title"), 'Shop "& <b>more', "the title")
    equal(page.run("document.querySelectorAll('.callout').length"), 2, "callouts")
    source = page.run("document.querySelector('article[id^=it] .meta a').getAttribute('href')")
    line = HOSTILE[:HOSTILE.index("struct Label")].count("\n") + 1
    equal(source, f'https://example.com/a"b/App.swift#L{line}', "the place of a source")
    policy = page.run("document.querySelector('meta[http-equiv]').content")
    check(policy.startswith("default-src 'none'; style-src 'sha256-"), "a policy")
    page.run("document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.hacked = 9'}))")
    equal(page.run("typeof window.hacked"), "undefined", "an added script")
    page.close()


def test_search(browser, pages):
    page = browser.page()
    page.open(pages["standalone"])
    page.key("/", "/")
    equal(page.run("document.activeElement.id"), "_search", "the slash goes to the search")
    page.type("colour")
    shown = "[...document.querySelectorAll('#_results li b')].map((element) => element.textContent)"
    equal(page.run(shown), ["color"], "an alias is found")
    equal(page.run("document.getElementById('_status').textContent"), "1 result", "the number of results is said")
    page.key("Enter")
    equal(page.run("location.hash"), "#label.color", "enter opens")
    equal(page.run("document.activeElement.id"), "label.color", "and moves the focus there")
    for word, first in [("push", "push-button"), ("do", "Action"), ("encoded again", "Action"), ("label", "label"), ("PushButton", "push-button"), ("onpress", "onPress")]:
        page.key("/", "/")
        page.type(word)
        equal(page.run(shown)[:1], [first], f"what '{word}' finds")
        page.key("Escape")
        page.key("Escape")
    page.key("/", "/")
    page.type("e")
    chosen = "document.querySelector('#_results [aria-selected=true]').id"
    before = page.run(chosen)
    page.key("ArrowDown")
    check(page.run(chosen) != before, "the arrow keys select")
    equal(page.run("document.getElementById('_search').getAttribute('aria-activedescendant')"), page.run(chosen),
          "what is selected is said")
    page.key("ArrowUp")
    equal(page.run(chosen), before, "and back")
    page.type("zzz")
    equal(page.run("document.querySelector('#_results').textContent"), "Nothing found", "nothing is found")
    page.key("Escape")
    equal(page.run("document.getElementById('_search').value"), "", "escape clears")
    page.key("Escape")
    check(page.run("document.activeElement.id") != "_search", "and leaves")
    equal(page.problems(), [], "search: problems")
    page.close()


def test_search_order(browser, pages):
    """Tests the order of results, the number of them, and words with a wrong letter."""
    page = browser.page()
    page.open(pages["search"])
    shown = "[...document.querySelectorAll('#_results [data-target] b')].map((element) => element.textContent)"
    contents = page.run("[...document.querySelectorAll('nav ul:last-of-type a')].map((link) => link.textContent)")
    equal(contents[:4], ["button", "cardList", "cards", "discardButton"], "the contents are sorted")
    page.key("/", "/")
    for word, results in [("card", ["cardList", "cards", "card", "discardButton"]), ("crad", ["cardList", "cards", "card"]),
                          ("cards", ["cards"]), ("carts", ["cards"]), ("buton", ["button", "discardButton"]), ("bvtton", ["button", "discardButton"]),
                          ("discartbutton", ["discardButton"]), ("buttton", ["button", "discardButton"]), ("xyz", []), ("cxyd", [])]:
        page.type(word)
        equal(page.run(shown)[:len(results) or 1], results, f"what '{word}' finds")
        page.key("Escape")
    page.close()
    page = browser.page()
    page.open(pages["many"])
    page.key("/", "/")
    page.type("widget4")
    equal(page.run(shown)[:3], ["widget4", "widget40", "widget400"], "the first results")
    equal(page.run("document.getElementById('_status').textContent"), "30 of 903 results", "the number of results is said")
    equal(page.run("document.querySelector('#_results li:last-child').textContent"), "30 of 903", "the number of results is shown")
    page.key("ArrowUp")
    equal(page.run("document.querySelector('#_results [aria-selected=true]').id"), "_r29", "the number cannot be selected")
    page.close()


def test_downloads(browser, pages):
    """The contract and the schema are those that `contract` prints."""
    flags = {"contract.json": []}
    for name, source in {"hostile": HOSTILE, "types": TYPES}.items():
        page = browser.page()
        folder = pages["random"].parent / f"downloaded-{name}"
        folder.mkdir()
        browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder), browserContextId=page.context)
        page.open(pages[name])
        root = page.run("document.getElementById('_root').value")
        flags["app.schema.json"] = ["--emit", "schema", "--root", root]
        for file, emit_flags in flags.items():
            page.click(f"[data-file='{file}']")
            page.wait(lambda: (folder / file).exists() and not list(folder.glob("*.crdownload")))
            expected = subprocess.run([TOOL, "contract", "--sources", ".", *emit_flags], cwd=pages[name].with_suffix(""),
                                      check=True, capture_output=True)
            equal((folder / file).read_bytes(), expected.stdout, f"{file} of {name}")
        equal(page.problems(), [], "downloads: problems")
        page.close()


def test_search_beside_types(browser, pages):
    """Tests a page with types that belong to no family."""
    page = browser.page()
    page.open(pages["hostile"])
    page.key("/", "/")
    page.type("mode")
    shown = "[...document.querySelectorAll('#_results li b')].map((element) => element.textContent)"
    equal(page.run(shown)[:1], ["Mode"], "what 'mode' finds")
    page.close()


def test_copy(browser, pages):
    page = browser.page()
    browser.send("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"],
                 browserContextId=page.context)
    page.open(pages["standalone"])
    page.click("#label .copy")
    page.wait(lambda: page.run("document.querySelector('#label .copy').textContent") != "Copy")
    copied = json.loads(page.run("navigator.clipboard.readText()"))
    equal(copied, {"type": "label", "text": "Text"}, "what is copied")
    check("copied" in page.run("document.getElementById('_status').textContent"), "copying is said")
    page.close()


def test_typescript(browser, pages):
    """Examples are values of the types of `--emit typescript`."""
    copied = """((form) => { const button = document.querySelector(`[data-form=${form}]`);
      const original = navigator.clipboard.writeText; let text = "";
      navigator.clipboard.writeText = async (value) => { text = value; }; button.click();
      navigator.clipboard.writeText = original; return text; })"""
    for name, source in {"standalone": None, "types": TYPES}.items():
        page = browser.page()
        page.open(pages[name])
        values = page.run(f"""[...document.querySelectorAll(".try")].map((button) => {{ button.click();
          return {copied}("TypeScript"); }})""")
        check(len(values) > 2, f"{name} has {len(values)} examples")
        with tempfile.TemporaryDirectory() as folder:
            sources = pathlib.Path(folder)
            if source:
                (sources / "App.swift").write_text(source)
            subprocess.run([TOOL, "contract", *(["--sources", "."] if source else []), "--emit", "typescript", "--quiet",
                            "--output", str(sources / "types.ts")], cwd=sources if source else ROOT / "Examples/Standalone", check=True)
            lines = [text.replace("payload", f"payload{number}", 1) for number, text in enumerate(values)]
            with open(sources / "types.ts", "a") as file:
                file.write("".join(lines))
            done = subprocess.run(["tsc", "--strict", "--noEmit", "--target", "es2020", "types.ts"], cwd=sources,
                                  capture_output=True, text=True)
            check(done.returncode == 0, f"{name} as TypeScript: {done.stdout[:3000]}")
    page.run("""(() => { const area = document.getElementById("_payload"); area.value = '{"a-b": 1, "c": "\\\\"d\\\\": $"}';
      area.dispatchEvent(new Event("input")); })()""")
    check(page.run(copied + "('TypeScript')").endswith(''' = {"a-b": 1, c: "\\"d\\": $"};\n'''), "keys without quotation marks")
    page.close()


def test_anchors(browser, pages):
    for anchor in ["#label", "#label.text", "#Label", "#Component", "#_graph"]:
        page = browser.page()
        page.open(pages["standalone"], anchor)
        place = page.run(f"document.getElementById({anchor[1:]!r}).getBoundingClientRect().top")
        end = page.run("innerHeight + scrollY >= document.documentElement.scrollHeight - 2")
        check(50 <= place <= 200 or end and place < 900, f"{anchor} is at {place}")
        page.close()


def test_keyboard(browser, pages):
    """Tests that Tab reaches all controls, shows the focus, and leaves the page."""
    page = browser.page()
    page.open(pages["standalone"])
    seen = set()
    for _ in range(400):
        page.key("Tab")
        state = page.run("""(() => {
          const element = document.activeElement;
          if (element === document.body) return null;
          element.dataset.number ??= String(document.querySelectorAll("[data-number]").length);
          const style = getComputedStyle(element);
          return [element.dataset.number, style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2, element.outerHTML.slice(0, 60)];
        })()""")
        if state is None or state[0] in seen:
            break
        seen.add(state[0])
        check(state[1], f"the focus cannot be seen: {state[2]}")
    count = page.run("""[...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")]
      .filter((element) => element.checkVisibility()).length""")
    equal(len(seen), count, "what tab reaches")
    page.close()


def test_themes(browser, pages):
    page = browser.page()
    page.open(pages["standalone"])
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.run(ground)
    page.click("#_theme")
    dark = page.run(ground)
    check(light != dark, "the button changes the theme")
    equal(page.run("document.getElementById('_theme').getAttribute('aria-label')"), "Use the light theme", "its name")
    page.events.clear()
    page.open(pages["standalone"])
    equal(page.run(ground), dark, "the theme is remembered")
    page.close()
    page = browser.page(dark=True)
    page.open(pages["standalone"])
    equal(page.run(ground), dark, "the theme of the system")
    page.close()


def test_without_scripts(browser, pages):
    page = browser.page(scripts=False)
    page.open(pages["hostile"])
    check(page.run("document.querySelector('.finder').checkVisibility()") is False, "no search without JavaScript")
    check(page.run("document.getElementById('_theme').checkVisibility()") is False, "no button for themes")
    check(page.run("document.querySelector('nav ul').checkVisibility()"), "the contents")
    check(page.run("document.querySelector('article pre').checkVisibility()"), "the examples")
    equal(page.run("document.querySelectorAll('.copy').length"), 0, "no buttons that do nothing")
    page.close()


class Outline(HTMLParser):
    """Checks whether the elements of a page are closed, and collects its ids and links."""

    EMPTY = {"meta", "input"}

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links, self.wrong = [], Counter(), set(), []

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            self.ids[attributes["id"]] += 1
        if attributes.get("href", "").startswith("#"):
            self.links.add(unquote(attributes["href"][1:]))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}>")


def test_random_sources(browser, pages):
    """Tests pages of random widgets: they are well formed, ids are unique, and links lead to an id."""
    count = 0
    for number in range(25):
        for kind in [Program, Model]:
            (pages["random"] / "App.swift").write_text(kind(number).source)
            made = subprocess.run([TOOL, "contract", "--sources", ".", "--emit", "catalog"], cwd=pages["random"],
                                  capture_output=True, text=True)
            if made.returncode == 3:
                continue
            count += 1
            name = f"{kind.__name__} {number}"
            equal(made.returncode, 0, f"{name}: exit status")
            outline = Outline()
            outline.feed(made.stdout)
            equal(outline.wrong + outline.open, [], f"{name}: elements")
            equal([one for one, times in outline.ids.items() if times > 1], [], f"{name}: ids")
            equal(sorted(outline.links - set(outline.ids)), [], f"{name}: links")
    check(count > 40, f"only {count} random pages")


def test_changes_and_payloads(browser, pages):
    page = browser.page()
    page.open(pages["hostile"])
    words = "(id) => [...document.getElementById(id).querySelectorAll('.head .badge')].map((one) => one.textContent)"
    equal(page.run(f"({words})('tree')"), ["new"], "a new widget")
    check(page.run("document.querySelector('#Component').textContent.includes('leaf')"), "a removed one")
    check(page.run("document.getElementById('_changes').parentElement.textContent.includes('case-removed')"), "findings")
    row = """(key) => document.getElementById("it's-<b>&".replace(/['<>&]/g, '-') + "." + key)"""
    equal(page.run(f"({row})('bold').querySelector('.badge').textContent"), "new", "a new key")
    equal(page.run(f"({row})('a-b-c-').querySelector('.badge').textContent"), "breaking", "a changed key")
    check("property-removed" in page.run("document.getElementById('_changes').parentElement.textContent"), "a removed key")
    check("(Label.size) was removed" in page.run("document.querySelector('article .finding').textContent"),
          "a removed key, at its widget")
    equal(page.run(f"({words})('Mode')"), ["breaking"], "a removed case")
    equal(page.run("document.querySelector('nav .breaking').parentElement.textContent"), "it's <b>& breaking", "the contents")
    times = page.run("[...document.querySelectorAll('.times')].map((one) => one.textContent)")
    equal(times, ["3× in 3 of 3 files", "3× in 2 of 3 files", "never sent"], "how often")
    check(page.run("document.body.textContent.includes('text 2×')"), "how often a key is spelled one way")
    check(page.run("document.body.textContent.includes('cart/<b>.json')"), "the names of files")
    page.close()


def test_editor(browser, pages):
    """The editor has the verdict of `validate`, and marks the line."""
    page = browser.page()
    page.open(pages["hostile"])
    check(page.run("document.getElementById('_editor').checkVisibility()"), "the editor is shown")
    enter = """((text) => { const area = document.getElementById("_payload"); area.value = text;
      area.dispatchEvent(new Event("input")); return [document.getElementById("_verdict").textContent,
      [...document.querySelectorAll("#_problems li")].map((one) => one.textContent)]; })"""
    equal(page.run(enter + "('{\"type\": \"label\", \"text\": \"a\"}')"), ["The app reads this.", []], "a valid payload")
    verdict, problems = page.run(enter + """('{"type": "label",\\n "text": 1, "txet": 2}')""")
    equal(verdict, "The app does not read this: 1 error, 1 warning", "the verdict")
    equal(problems, ["2:10 expected a string, found a number wrong-type",
                     "2:13 'it's <b>&' has no key 'txet'; did you mean 'text'? unknown-key"], "the findings")
    equal(page.run("document.querySelectorAll('#_lines .error').length"), 1, "a marked line")
    page.click("#_problems button")
    equal(page.run("[document.activeElement.id, document.getElementById('_payload').selectionStart]"),
          ["_payload", 27], "a finding leads to its place")
    page.click("#tree .try")
    check("tree" in page.run("document.getElementById('_payload').value"), "an example is tried")
    link = page.run("""location.href.split("#")[0] + "#_try=Component&" + encodeURIComponent("[")""")
    page.run(f"location.href = {json.dumps(link)}")
    page.wait(lambda: page.run("document.getElementById('_payload').value") == "[")
    check("not read" in page.run("document.getElementById('_verdict').textContent"), "a link to a payload")
    equal(page.problems(), [], "editor: problems")
    page.close()


def agreement(browser, name, page_path, folder, root):
    """Compares the page's reader with `validate` on valid and mutated payloads."""
    made = subprocess.run([TOOL, "contract", "--sources", ".", "--emit", "examples", "--root", root, "--count", "1500", "--mutate"],
                          cwd=folder, check=True, capture_output=True, text=True).stdout
    payloads = [json.dumps(line["payload"]) if isinstance(line, dict) else line for line in map(json.loads, filter(None, made.split("\n")))]
    # Broken texts, and numbers that Python would print differently.
    payloads += [text[:len(text) * 2 // 3].rstrip() for text in payloads[:100]] + [text.replace("1", "1e400") for text in payloads[:200]]
    (folder / "payloads.jsonl").write_text("\n".join(payloads) + "\n")
    result = subprocess.run([TOOL, "validate", "payloads.jsonl", "--sources", ".", "--root", root, "--format", "json"],
                            cwd=folder, capture_output=True, text=True)
    expected = [[] for _ in payloads]
    for one in json.loads(result.stdout)["diagnostics"]:
        expected[one["line"] - 1].append([one["column"], one["severity"], one["rule"], one["message"]])
    page = browser.page()
    page.open(page_path)
    actual = page.run(f"""(() => {{
      const reader = widgetgenReader(JSON.parse(document.getElementById("_rules").textContent));
      return {json.dumps(payloads)}.map((text) => reader.check(text, {json.dumps(root)})
        .map((one) => [one.column, one.severity, one.rule, one.message]));
    }})()""")
    page.close()
    wrong = [(text, a, e) for text, a, e in zip(payloads, actual, expected) if sorted(a) != sorted(e)]
    for text, a, e in wrong[:5]:
        check(False, f"{name}: {text}\n  page:     {a}\n  validate: {e}")
    check(len(wrong) == 0, f"{name}: {len(wrong)} of {len(payloads)} payloads")
    return len(payloads), sum(map(bool, expected))


def test_agreement_with_validate(browser, pages):
    total = found = 0
    cases = {"hostile": (HOSTILE, "Component")}
    for kind in [Program, Model]:
        for number in range(6):
            cases[f"{kind.__name__} {number}"] = (kind(number).source, None)
    for name, (source, root) in cases.items():
        folder = pages["random"].parent / ("agree-" + name.replace(" ", "-"))
        folder.mkdir()
        (folder / "App.swift").write_text(source)
        contract = subprocess.run([TOOL, "contract", "--sources", "."], cwd=folder, capture_output=True, text=True)
        if contract.returncode == 3:
            continue
        page = folder / "page.html"
        subprocess.run([TOOL, "contract", "--sources", ".", "--emit", "catalog", "--output", str(page)], cwd=folder, check=True)
        types = json.loads(contract.stdout)["types"]
        for one in [root] if root else [name for name, type in types.items() if type["kind"] in ["family", "object", "choice"]][:4]:
            counts = agreement(browser, f"{name}, {one}", page, folder, one)
            total, found = total + counts[0], found + counts[1]
    check(total > 5000, f"only {total} payloads")
    print(f"reader of the page: {total} payloads, {found} with findings")


def test_pictures(browser, pages):
    folder = pages["random"].parent / "pictured"
    (folder / "images").mkdir(parents=True)
    (folder / "images/label.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>')
    path = emit(folder, "app", HOSTILE, "--images", "../images")
    page = browser.page()
    page.open(path)
    page.run("document.querySelector('article img').scrollIntoView()")
    page.wait(lambda: page.run("document.querySelector('article img').naturalWidth") == 40)
    equal(page.run("document.querySelectorAll('article img').length"), 1, "pictures")
    audit(page, "a page with a picture")
    page.close()


def test_versions(browser, pages):
    """The page can be filtered by the version that reads a part."""
    page = browser.page()
    page.open(pages["hostile"])
    shown = "[...document.querySelectorAll('article')].filter((one) => !one.hidden).map((one) => one.id)"
    all_entries = page.run(shown)
    choose = """((value) => { const list = document.getElementById("_version"); list.value = value;
      list.dispatchEvent(new Event("change")); })"""
    page.run(choose + "('0')")
    hidden = [one for one in all_entries if one not in page.run(shown)]
    equal(hidden, ["tree"], "what the old version does not read")
    page.run(choose + "('')")
    equal(page.run(shown), all_entries, "all versions")
    page.close()


def test_many(browser, pages):
    size = pages["many"].stat().st_size
    # A third of the page are the contract and the schema that can be downloaded.
    check(size < 4_500_000, f"500 widgets are {size} bytes")
    page = browser.page()
    start = time.time()
    page.open(pages["many"])
    loaded = time.time() - start
    check(loaded < 4, f"500 widgets open in {loaded:.2f} s")
    slowest = page.run("""(async () => {
      const input = document.getElementById("_search");
      input.focus();
      let slowest = 0;
      for (const word of ["w", "wi", "widget", "caption499", "title", "shown below", "zz", ""]) {
        // The best of three runs, because the machine may be busy.
        let best = Infinity;
        for (let round = 0; round < 3; round += 1) {
          const start = performance.now();
          input.value = word;
          input.dispatchEvent(new Event("input"));
          document.getElementById("_results").getBoundingClientRect();
          best = Math.min(best, performance.now() - start);
        }
        slowest = Math.max(slowest, best);
      }
      return slowest;
    })()""")
    check(slowest < 100, f"a search among 500 widgets takes {slowest:.0f} ms")
    check(page.run("document.querySelector('.graph') === null"), "no graph of 500 widgets")
    page.run("document.getElementById('_search').value = ''")
    page.key("Escape")
    page.key("/", "/")
    page.type("caption499")
    page.key("Enter")
    equal(page.run("document.activeElement.id"), "widget499.title", "an alias among 500 widgets")
    place = page.run("document.activeElement.getBoundingClientRect().top")
    check(0 <= place < 900, f"what was found is at {place}")
    equal(page.run("document.querySelectorAll('article:not(.closed)').length"), 1, "open entries")
    height = page.run("document.documentElement.scrollHeight")
    page.click("#_folds button")
    equal(page.run("document.querySelectorAll('article.closed').length"), 0, "all can be opened")
    check(page.run("document.documentElement.scrollHeight") > 3 * height, "closed entries are short")
    print(f"500 widgets: {size // 1000} kB, opened in {loaded * 1000:.0f} ms, slowest search {slowest:.0f} ms")
    page.close()


def pictures(browser, pages, folder):
    for name in ["standalone", "hostile", "many"]:
        for width, dark in [(1360, False), (1360, True), (390, False)]:
            page = browser.page(width=width, height=900 if width > 400 else 1600, dark=dark)
            page.open(pages[name])
            shown = f"{name}-{width}{'-dark' if dark else ''}"
            page.picture(folder / f"{shown}.png")
            page.run("document.querySelector('article').scrollIntoView()")
            page.picture(folder / f"{shown}-widget.png")
            page.close()


def main():
    start = time.time()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        pages = {
            "hostile": hostile(folder), "many": emit(folder, "many", many(500)), "types": emit(folder, "types", TYPES), "search": emit(folder, "search", SEARCHED),
            "standalone": folder / "standalone.html", "random": folder / "random"}
        pages["random"].mkdir()
        subprocess.run([TOOL, "contract", "--emit", "catalog", "--output", str(pages["standalone"])],
                       cwd=ROOT / "Examples/Standalone", check=True)
        browser = Browser(os.environ["BROWSER"])
        try:
            for name, test in list(globals().items()):
                if name.startswith("test_"):
                    try:
                        test(browser, pages)
                    except RuntimeError as error:
                        check(False, f"{name}: {error}")
            for argument in sys.argv[1:]:
                pathlib.Path(argument).mkdir(parents=True, exist_ok=True)
                pictures(browser, pages, pathlib.Path(argument))
        finally:
            browser.close()
    print(f"catalog: {len(failures)} failures, {time.time() - start:.1f} s")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
