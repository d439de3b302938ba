import WidgetRuntime

// Recursive types, one for each kind of nesting that has its own generated code.

// widgetgen: family, tag = "type"
protocol Component: Codable, Sendable {}

struct Leaf: Component {}

struct Single: Component { var child: (any Component)? }

struct List: Component { var children: [any Component] = [] }

struct Table: Component { var named: [String: any Component] = [:] }

struct Lossy: Component {
  // widgetgen: lossy
  var children: [any Component] = []
}

struct Skipping: Component {
  // widgetgen: unknown = skip
  var children: [any Component] = []
}

struct Replacing: Component {
  // widgetgen: invalid = nil
  var child: (any Component)?
}

struct Keeping: Component {
  // widgetgen: unknown = keep
  var child: (any Component)?
}

struct Aliased: Component {
  // widgetgen: alias = "content"
  var child: (any Component)?
}

struct Deep: Component {
  // widgetgen: key = "a.b"
  var child: (any Component)?
}

struct Several: Component {
  // widgetgen: oneOrMany
  var children: [any Component] = []
}

struct Style: Codable, Sendable { var isBold: Bool? }

struct Flat: Component {
  // widgetgen: flatten
  var style: Style
  var child: (any Component)?
}

// The code of this type has large stack frames.
struct Wide: Component {
  var value0: String?
  var value1: Int?
  var value2: Double?
  var value3: (any Component)?
  var value4: [any Component]?
  var value5: [String: any Component]?
  var value6: Content?
  var value7: JSONValue?
  var value8: String?
  var value9: Int?
  var value10: Double?
  var value11: (any Component)?
  var value12: [any Component]?
  var value13: [String: any Component]?
  var value14: Content?
  var value15: JSONValue?
  var value16: String?
  var value17: Int?
  var value18: Double?
  var value19: (any Component)?
  var value20: [any Component]?
  var value21: [String: any Component]?
  var value22: Content?
  var value23: JSONValue?
  var value24: String?
  var value25: Int?
  var value26: Double?
  var value27: (any Component)?
  var value28: [any Component]?
  var value29: [String: any Component]?
  var value30: Content?
  var value31: JSONValue?
  var value32: String?
  var value33: Int?
  var value34: Double?
  var value35: (any Component)?
  var value36: [any Component]?
  var value37: [String: any Component]?
  var value38: Content?
  var value39: JSONValue?
  var value40: String?
  var value41: Int?
  var value42: Double?
  var value43: (any Component)?
  var value44: [any Component]?
  var value45: [String: any Component]?
  var value46: Content?
  var value47: JSONValue?
}

// widgetgen: family, tag = "type"
indirect enum Content: Sendable {
  case none
  case nested(nested: Content)
  case component(component: any Component)
  case big0(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big1(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big2(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big3(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big4(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big5(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big6(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big7(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big8(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big9(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big10(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big11(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big12(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big13(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big14(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
  case big15(
    value0: String?, value1: Int?, value2: Double?, value3: (any Component)?,
    value4: [any Component]?, value5: [String: any Component]?, value6: Content?, value7: JSONValue?
  )
}

// widgetgen: family = external
indirect enum External: Sendable {
  case none
  case nested(External)
  case both(left: External?, right: External?)
}

// widgetgen: family, content = value
indirect enum Adjacent: Sendable {
  case none
  case nested(Adjacent)
}

// widgetgen: family = untagged
indirect enum Untagged: Sendable {
  case number(Int)
  case left(left: Int)
  case right(right: Untagged)
}

// widgetgen: family = untagged
protocol Part: Codable, Sendable {}

struct First: Part { var first: Int }

struct Second: Part { var part: (any Part)? }

// widgetgen: family = external
protocol Node: Codable, Sendable {}

struct Inner: Node { var node: (any Node)? }

// widgetgen: codable
struct Tree: Sendable { var children: [Tree] = [] }

// widgetgen: codable
struct Branches: Sendable { var named: [String: Branches] = [:] }

// widgetgen: codable, shorthand = items
struct Short: Sendable {
  var items: [Short] = []
  var title: String?
}

// widgetgen: codable, positional
struct Positional: Sendable {
  var children: [Positional] = []
  var title: String?
}

// A type whose coding Swift synthesizes.
struct Plain: Codable, Sendable { var children: [Plain] = [] }
