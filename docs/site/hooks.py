"""Adds titles to the code blocks of a page, and makes a page of each section of annotations.md, for mkdocs.

The comment before a block specifies its kind for the documentation's tests; see
Tests/DocumentationTests/MarkdownPage.swift. Consecutive blocks become tabs, and a single block gets a title.
"""
import pathlib
import posixpath
import re

from mkdocs.structure.files import File

README = pathlib.Path(__file__).resolve().parents[2] / "README.md"
REPOSITORY = "https://github.com/widgetgen/widgetgen/blob/main/"
TITLES = {
    "widgets": "Swift", "run": "Swift", "view": "View", "inline": "Source", "generates": "Generated",
    "scaffolds": "Scaffolded", "fills": "Filled", "renders": "Rendered", "template": "Template", "emits": "Template",
    "reads": "JSON", "decodes": "JSON", "writes": "Encoded", "prints": "Output", "context": "Context",
    "configuration": "widgetgen.json", "manifest": "Package.swift", "build": "BUILD.bazel", "toolchain": "BUILD.bazel",
    "module": "MODULE.bazel", "workspace": "WORKSPACE", "emitted": "",
}
LANGUAGES = {"typescript": "TypeScript", "kotlin": "Kotlin", "sh": "", "yaml": "", "json5": "widgetgen.json"}
BLOCK = re.compile(
    r"(?:^<!-- *(?P<kind>\w+)(?:: *(?P<arguments>[^>]*?))? *-->\n)?"
    r"^```(?P<language>\w+)\n(?P<text>.*?)^```\n", re.MULTILINE | re.DOTALL)


# The weights of pages and folders in search results. Their sections have the names that people search for, but answer other questions.
WEIGHTS = {
    "rules.md": 0.05, "rules/": 0.05, "contract-context.md": 0.2, "design/models.md": 0.1, "design/swift-coding.md": 0.1,
}

# The sections of annotations.md that stay on its page.
FRONT = ["Syntax"]


class Sections:
    """The sections of annotations.md, each with a page."""

    def __init__(self, text):
        intro, *sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
        titles = [section[3:section.index("\n")] for section in sections]
        self.front = intro + "".join(text for title, text in zip(titles, sections) if title in FRONT)
        # The pages by path. A heading moves up one level.
        self.pages = {
            f"annotations/{anchor(title)}.md": re.sub(r"^##", "#", text, flags=re.MULTILINE)
            for title, text in zip(titles, sections) if title not in FRONT}
        self.places = {anchor(heading): path for path, text in self.pages.items() for heading in headings(text)}

    def resolved(self, markdown, path):
        """Returns a page with links to the sections, which are written as links to annotations.md."""
        own = path == "annotations.md" or path in self.pages

        def link(match):
            page, place = match["page"] or "", match["anchor"]
            if place and (page.endswith("annotations.md") or not page and own):
                return f"]({relative(self.places.get(place, 'annotations.md'), path)}#{place})"
            # Other links of a section are written for the folder of annotations.md.
            return match[0].replace("](", "](../") if page and path in self.pages else match[0]

        return re.sub(r"\]\((?P<page>(?:\.\./|design/)?[\w-]+\.md)?(?:#(?P<anchor>[\w-]+))?\)", link, markdown)


def anchor(heading):
    """Returns the anchor of a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-")


def headings(text):
    """Returns the headings outside of code blocks."""
    return re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)


def relative(target, path):
    """Returns the path of a page that another page links to."""
    return posixpath.relpath(target, posixpath.dirname(path) or ".")


def on_files(files, config):
    """Adds the pages of the sections."""
    global sections
    page = files.get_file_from_path("annotations.md")
    sections = Sections(page.content_string)
    for path, text in sections.pages.items():
        file = File.generated(config, path, content=text)
        file.edit_uri = page.edit_uri
        files.append(file)
    return files


def on_page_markdown(markdown, page, **_):
    """Returns the page with titles and tabs. The home page is README."""
    if page.file.src_uri == "index.md":
        markdown = readme()
    if page.file.src_uri == "annotations.md":
        markdown = sections.front
    for path, weight in WEIGHTS.items():
        if page.file.src_uri.startswith(path):
            page.meta["search"] = {"boost": weight}
    # Links out of docs/ lead to the repository.
    markdown = re.sub(r"\]\((?:\.\./)+(?=[A-Z])", f"]({REPOSITORY}", markdown)
    markdown = sections.resolved(markdown, page.file.src_uri)
    output, position = [], 0
    for group in groups(markdown):
        output.append(markdown[position:group[0].start()])
        output.append(tabs(group) if len(group) > 1 else block(group[0], title(group[0])))
        position = group[-1].end()
    return "".join(output) + markdown[position:]


def readme():
    """Returns README with the links of the site."""
    text = README.read_text(encoding="utf-8").replace("](docs/", "](")
    return re.sub(r"\]\(([A-Z]\w*(?:\.md|/[^)]*))\)", rf"]({REPOSITORY}\1)", text)


def groups(markdown):
    """Returns the blocks of a page in groups. Only blank lines separate the blocks of a group."""
    result = []
    for match in BLOCK.finditer(markdown):
        if result and title(match) and title(result[-1][-1]) and not markdown[result[-1][-1].end():match.start()].strip():
            result[-1].append(match)
        else:
            result.append([match])
    return result


def title(match):
    """Returns the title of a block: its module, or else the title of its kind."""
    arguments = match["arguments"] or ""
    module = re.search(r"module (\w+)", arguments)
    if module:
        return f"Swift ({module[1]})"
    kind = TITLES.get(match["kind"] or "", "")
    return kind or LANGUAGES.get(match["language"], "")


def block(match, heading, indent=""):
    """Returns a fenced block with a title."""
    attribute = f' title="{heading}"' if heading else ""
    lines = f"```{match['language']}{attribute}\n{match['text']}```\n".splitlines()
    return "".join(f"{indent}{line}\n" if line else "\n" for line in lines)


def tabs(group):
    """Returns blocks as tabs. Equal titles get a number."""
    titles = [title(match) for match in group]
    output = []
    for index, match in enumerate(group):
        count = titles[:index].count(titles[index])
        heading = titles[index] + (f" {count + 1}" if titles.count(titles[index]) > 1 else "")
        output.append(f'=== "{heading}"\n\n{block(match, "", "    ")}\n')
    return "".join(output)
