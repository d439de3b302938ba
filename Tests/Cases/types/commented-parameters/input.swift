// Comments in lists of generic parameters, whose constraints determine the conformances of the type.

// widgetgen: codable
struct Page<
  Item /* what it lists */: Sendable, /* of a list, "or none" */ Total: Codable & Sendable  // a number
> {
  var items: [Item]
  var total: Total
}

// widgetgen: codable
struct Section<Item> /* any */ where Item: /* two, */ Codable {
  var items: [Item]
}

// widgetgen: codable
struct Group<  // one, two
  Item
> {
  var items: [Item]
}

// widgetgen: family
enum Choice<Value /* of a case */> {
  case value(Value)
}

func useCodable<T: Codable>(_: T.Type) {}

func useAll() {
  useCodable(Page<Int, Int>.self)
  useCodable(Section<Int>.self)
  useCodable(Group<Int>.self)
  useCodable(Choice<Int>.self)
}
