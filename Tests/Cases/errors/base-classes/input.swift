import WidgetRuntime

// widgetgen: family
class Generic<Value: Codable>: Codable {
// expected-error 7-13: 'Generic' is generic, and a name in the JSON does not determine its type arguments; mark a protocol with '// widgetgen: family' instead [base-class]
  // widgetgen:inline:auto:Generic.Coding
  // widgetgen:end
}

final class OfInt: Generic<Int> {}

// widgetgen: family
final class Alone: Codable {}
// expected-error 13-17: 'Alone' has no subclasses that can be decoded; declare one, or remove 'family' [base-class]

// widgetgen: family
class Hidden: Codable {
// expected-error 7-12: 'Hidden' has no subclasses that can be decoded; declare one, or remove 'family' [base-class]
  // widgetgen:inline:auto:Hidden.Coding
  // widgetgen:end
}

// widgetgen: skip
class OfHidden: Hidden {}

// widgetgen: family
protocol Shape: Codable {}

// widgetgen: family
class Round: Shape {
// expected-error 7-11: 'Round' already belongs to the family 'Shape'; remove 'family' [base-class]
  // widgetgen:inline:auto:Round.Coding
  // widgetgen:end
}

// widgetgen: family, tag = kind
class Circle: Round {
// expected-error 7-12: 'Circle' already belongs to the family 'Shape'; remove 'family' [base-class]
  // widgetgen:inline:auto:Circle.Coding
  // widgetgen:end
}

final class Disc: Circle {
  // widgetgen:inline:auto:Disc.Coding
  // widgetgen:end
}

// widgetgen: family, unknown = keep
// expected-error 23-36: kept JSON is not an instance of the class 'Node'; write 'throw', 'skip' or the name of a subclass [base-class]
class Node: Codable {
  // widgetgen:inline:auto:Node.Coding
  // widgetgen:end
}

// widgetgen: name = text
final class Text: Node {
// expected-note 13-16: first used here
  // widgetgen: unknown = keep
  // expected-error 17-30: kept JSON is not an instance of the class 'Node'; write 'throw', 'skip' or the name of a subclass [base-class]
  var icon: Node?
  var nodes: Set<Node>
  // expected-error 7-11: 'nodes' has type 'Set<Node>', which cannot be coded; write 'AnyNode' instead of 'Node', write 'static func decodeNodes(from:)' and 'func encodeNodes(to:)', or mark it with '// widgetgen: skip' [uncodable-type]

  // widgetgen:inline:auto:Text.Coding
  // widgetgen:end
}

// widgetgen: name = text
private class Secret: Node {}
// expected-error 15-20: 'Secret' is private, and the types of 'Node' must be internal or wider, since 'AnyNode' names them; raise its access level, or mark it with '// widgetgen: skip' [unreachable-type]
// expected-error 15-20: two types of 'Node' have the name 'text'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]

// widgetgen: family, unknown = Plain, default = Missing, shorthand = Other
// expected-error 23-37: 'Plain' is not a type of 'Item', and cannot be the fallback for unrecognized names; write 'throw', 'skip' or the name of such a type [unknown-fallback]
// expected-error 40-56: 'Item' has no 'Missing' for values without a name; write one of its types or cases, or 'unknown' [missing-fallback]
// expected-error 59-75: 'Item' does not decode 'Other'; name one of its properties, types or cases [no-shorthand]
class Item: Codable {
  // widgetgen:inline:auto:Item.Coding
  // widgetgen:end
}

struct Plain: Codable {}

final class Entry: Item {}

// widgetgen: family = beagle
// expected-error 15-29: 'family' cannot be 'beagle'; use one of 'external', 'untagged' [annotation-value]
class Old: Codable {
  // widgetgen:inline:auto:Old.Coding
  // widgetgen:end
}

final class OldText: Old {}

// widgetgen: family, transparent
// expected-error 23-33: 'transparent' cannot be combined with 'family'; remove one of them [contradicting-annotations]
class Whole: Codable {
// expected-error 7-11: 'Whole' has no subclasses that can be decoded; declare one, or remove 'family' [base-class]
  var value: Int

  // widgetgen:inline:auto:Whole.Coding
  // widgetgen:end
}

// widgetgen: family, positional
// expected-error 23-32: 'positional' cannot be combined with 'family'; remove one of them [contradicting-annotations]
class Row: Codable {
// expected-error 7-9: 'Row' has no subclasses that can be decoded; declare one, or remove 'family' [base-class]
  var value: Int

  // widgetgen:inline:auto:Row.Coding
  // widgetgen:end
}

// widgetgen: family, content = type.properties
// expected-error 23-47: 'content' overlaps 'type', the place of the discriminator; use another place, or remove it and write '// widgetgen: content = …' on the types [contradicting-annotations]
class Inside: Codable {
// expected-error 7-12: 'Inside' has no subclasses that can be decoded; declare one, or remove 'family' [base-class]
  var value: Int

  // widgetgen:inline:auto:Inside.Coding
  // widgetgen:end
}

// widgetgen: family, shorthand(both) = Word
// expected-error 23-37: 'shorthand(both)' has no effect on a class; write 'shorthand' [annotation-value]
// expected-error 23-44: 'Word' is only decoded from objects; remove 'shorthand' [no-shorthand]
class Phrase: Codable {
  // widgetgen:inline:auto:Phrase.Coding
  // widgetgen:end
}

// widgetgen: oneOrMany(both)
final class Word: Phrase {
  var texts: [String]

  // widgetgen:inline:auto:Word.Coding
  // widgetgen:end
}

// widgetgen: family, joins = Phrase
protocol Named: Phrase {}
// expected-error 10-14: 'Named' cannot join 'Phrase', which is a class; remove 'joins' [joins-no-family]

// widgetgen: family, unknown = Base, default = Base, shorthand = Base
// expected-error 23-36: the base class 'Base' has no name in the JSON and is never decoded itself; write 'throw', 'skip' or the name of a subclass [unknown-fallback]
// expected-error 39-52: the base class 'Base' has no name in the JSON and is never decoded itself; write 'unknown' or the name of a subclass [missing-fallback]
// expected-error 55-70: the base class 'Base' has no name in the JSON and is never decoded itself; write the name of a subclass [no-shorthand]
class Base: Codable {
  // widgetgen:inline:auto:Base.Coding
  // widgetgen:end
}

// widgetgen: tag = kind, nameStyle = kebab-case
// expected-error 15-24: 'tag' has no effect on 'Leaf', which belongs to the family 'Base'; move '// widgetgen: tag = kind' to 'Base', or remove it [needs-family]
// expected-error 27-48: 'nameStyle' has no effect on 'Leaf', which belongs to the family 'Base'; move '// widgetgen: nameStyle = kebab-case' to 'Base', or remove it [needs-family]
final class Leaf: Base {
  // widgetgen: unknown = Base
  // expected-error 17-30: the base class 'Base' has no name in the JSON and is never decoded itself; write 'throw', 'skip' or the name of a subclass [unknown-fallback]
  var child: Base?

  // widgetgen:inline:auto:Leaf.Coding
  // widgetgen:end
}

// widgetgen: family, tag = kind
class View: Codable {
  // widgetgen:inline:auto:View.Coding
  // widgetgen:end
}

// widgetgen: tag = type
// expected-error 15-24: 'tag' has no effect on 'Label', which belongs to the family 'View'; remove it [needs-family]
final class Label: View {
  // widgetgen:inline:auto:Label.Coding
  // widgetgen:end
}

// widgetgen: unknown = keep
// expected-fix 1-28: remove
// expected-warning 15-21: 'unknown' has no effect because it fits no property of 'Views'; remove it [unused-annotation]
// widgetgen: codable
struct Views {
  let views: [View]
}
