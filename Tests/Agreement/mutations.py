"""Single mutations of JSON values, like the errors of a backend."""
import copy
import random

SCALARS = [None, True, 0, -1, 300, 1.5, 1.0, 10**30, "", "x", [], {}, [1], {"a": 1}, "label", "circle"]


def mutated(value, source: random.Random):
    """Returns a copy with one change somewhere."""
    result = [copy.deepcopy(value)]
    places = list(walk(result[0], result, 0))
    node, parent, key = source.choice(places)
    kind = source.random()
    if isinstance(node, dict) and node and kind < 0.7:
        change_object(node, source)
    elif isinstance(node, list) and node and kind < 0.5:
        change_list(node, source)
    elif isinstance(node, str) and kind < 0.4:
        parent[key] = node + source.choice(["s", "x", " "])
    else:
        others = [other for other, _, _ in places]
        parent[key] = copy.deepcopy(source.choice(SCALARS + others))
    return result[0]


def change_object(node: dict, source: random.Random):
    """Removes, renames or adds a key, or gives it null."""
    key = source.choice(list(node))
    change = source.random()
    if change < 0.35:
        del node[key]
    elif change < 0.5:
        node[key] = None
    elif change < 0.7:
        node[source.choice(["zz", key + "s", "label", "text", "c"])] = node.pop(key)
    else:
        node[source.choice(["zz", "extra"])] = source.choice(SCALARS)


def change_list(node: list, source: random.Random):
    """Removes, repeats or replaces an element."""
    index = source.randrange(len(node))
    change = source.random()
    if change < 0.3:
        del node[index]
    elif change < 0.5:
        node.append(copy.deepcopy(node[index]))
    else:
        node[index] = copy.deepcopy(source.choice(SCALARS))


def walk(node, parent, key):
    """Returns every value with its place."""
    yield node, parent, key
    if isinstance(node, dict):
        for inner in list(node):
            yield from walk(node[inner], node, inner)
    elif isinstance(node, list):
        for index in range(len(node)):
            yield from walk(node[index], node, index)
