"""Makes the documents of Benchmarks/peers: documents.py PUBLIC OUTPUT

PUBLIC is a folder with canada.json, citm_catalog.json and twitter.json; those that are missing are left out.
"""

import json
import os
import random
import shutil
import sys

public, output = sys.argv[1:3]
os.makedirs(output, exist_ok=True)


def write(name, value):
    with open(os.path.join(output, name + ".json"), "w", encoding="utf-8") as file:
        json.dump(value, file, ensure_ascii=False, separators=(",", ":"))


def shuffled(value, chance):
    """The same value with the keys of each object in another order."""
    if isinstance(value, list):
        return [shuffled(element, chance) for element in value]
    if not isinstance(value, dict):
        return value
    keys = list(value)
    chance.shuffle(keys)
    return {key: shuffled(value[key], chance) for key in keys}


def tag_last(value):
    """The same value with 'type' as the last key of each object."""
    if isinstance(value, list):
        return [tag_last(element) for element in value]
    if not isinstance(value, dict):
        return value
    members = {key: tag_last(member) for key, member in value.items() if key != "type"}
    if "type" in value:
        members["type"] = value["type"]
    return members


def style(number):
    return {
        "padding": 8 + number % 5 * 2.5,
        "cornerRadius": 4,
        "background": "#F2F2F7",
        "alignment": ["leading", "center", "trailing"][number % 3],
    }


def text(card, number, string):
    widget = {
        "type": "text",
        "id": f"text{number}",
        "text": string,
        "size": 12 + number % 4 * 0.5,
        "alignment": ["leading", "center", "trailing"][number % 3],
        "color": "#1C1C1E",
    }
    if number % 4 == 0:
        url = f"https://example.com/page/{card}"
        widget["onPress"] = [{"type": "open", "url": url, "replace": True}]
    elif number % 4 == 2:
        values = {"card": str(card), "place": "list"}
        widget["onPress"] = [{"type": "track", "event": "text_pressed", "values": values}]
    return widget


def image(card):
    return {
        "type": "image",
        "url": f"https://example.com/images/{card}.png",
        "width": 320,
        "height": 180.5,
        "mode": ["fit", "fill", "center"][card % 3],
        "style": style(card),
    }


def banner(number):
    return {"type": "banner", "title": f"The title of banner {number}", **style(number)}


def screen(cards, texts, string):
    return {
        "type": "screen",
        "children": [
            {
                "type": "card",
                "id": f"card{card}",
                "title": f"The title of card {card}",
                "style": style(card),
                "children": [image(card)] + [text(card, number, string(number)) for number in range(texts)],
            }
            for card in range(cards)
        ],
    }


sentence = (
    "Übergrößen ändern sich — \"quoted\", with a line break\nand a link https://example.com/, "
    "then a plain sentence that is somewhat longer than what comes before it and ends here. "
)
tree = screen(525, 12, lambda number: f"Text {number} of a card")
write("tree", tree)
write("tree-tag-last", tag_last(tree))
write("tree-modules", tree)
small = screen(3, 8, lambda number: f"Text {number} of a card")
write("screen", small)
write("screen-modules", small)
write("texts", screen(10, 12, lambda number: sentence * 12))
write("banners", {"type": "screen", "children": [banner(number) for number in range(3000)]})
for name in ["canada", "citm_catalog", "twitter"]:
    path = os.path.join(public, name + ".json")
    if not os.path.exists(path):
        print(f"{path} is missing: that document is left out", file=sys.stderr)
        continue
    shutil.copyfile(path, os.path.join(output, name + ".json"))
    if name != "canada":
        with open(path, encoding="utf-8") as file:
            write(name + "-shuffled", shuffled(json.load(file), random.Random(1)))
