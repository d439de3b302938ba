import WidgetRuntime

enum Kind: String, Codable {
  case year
  case month
}

struct Symbol: RawRepresentable, Codable {
  var rawValue: String

  static let star = Symbol(rawValue: "star")
}

// widgetgen: family
protocol Tag: Codable {}

// widgetgen: name = "author"
struct Author: Tag {
  let type = "writer"
  // expected-error 7-10: 'type' is encoded as 'writer' at the place of the name 'author' of 'Author'; remove 'name', or write the same name in both [name-value]
}

// widgetgen: name = "writer"
struct Writer: Tag {
  let type = "writer"
}

struct Year: Tag {
  var type: Kind = .year
  // expected-warning 7-10: 'type' is encoded at the place of the name 'year' of 'Year', but its value can differ; make it a constant: 'let type = …', or write '// widgetgen: skip(encode)' on it [name-value]
}

struct Month: Tag {
  var type: Kind = .month
  // expected-warning 7-10: 'type' is encoded at the place of the name 'month' of 'Month', but its value can differ; make it a constant: 'let type = …', or write '// widgetgen: skip(encode)' on it [name-value]
}

struct YearTag: Tag {
  var type: Kind = .year
  // expected-error 7-10: 'type' is encoded as 'year' at the place of the name 'yearTag' of 'YearTag'; write 'let' instead of 'var', so that 'year' is the name [name-value]
}

// widgetgen: name = "day"
struct Day: Tag {
  // widgetgen: encodable
  var type: String { "DAY" }
  // expected-error 7-10: 'type' is encoded as 'DAY' at the place of the name 'day' of 'Day'; remove 'name', or write the same name in both [name-value]
}

struct Unset: Tag {
  let type: String
  // expected-warning 7-10: 'type' is encoded at the place of the name 'unset' of 'Unset', but its value can differ; make it a constant: 'let type = …', or write '// widgetgen: skip(encode)' on it [name-value]
}

struct Missing: Tag {
  let type: Symbol = .star
  // expected-error 7-10: 'type' has the key of the name of 'Missing', but the sources do not show its value; write '// widgetgen: name = …' with this value on 'Missing' [name-value]
}

// widgetgen: name = "known"
struct Known: Tag {
  let type: Symbol = .star
}

struct Computed: Tag {
  var number: Int
  // widgetgen: encodable
  var type: String { "computed-\(number)" }
  // expected-error 7-10: 'type' has the key of the name of 'Computed', but the sources do not show its value; write '// widgetgen: name = …' with this value on 'Computed' [name-value]
}

// widgetgen: alias = old
struct Several: Tag {
  var type: String
}

struct Skipped: Tag {
  // widgetgen: skip(encode)
  var type: String = "other"
}

// Another module declares the enum.
struct Foreign: Tag {
  let type: ForeignKind = .foreign
  // expected-error 7-10: 'type' has the key of the name of 'Foreign', but the sources do not show its value; write '// widgetgen: name = …' with this value on 'Foreign' [name-value]
}

struct Inferred: Tag {
  let type = ForeignKind.inferred
  // expected-error 7-10: 'type' has the key of the name of 'Inferred', but the sources do not show its value; write '// widgetgen: name = …' with this value on 'Inferred' [name-value]
}

struct Raw: Tag {
  let type: String = ForeignKind.raw.rawValue
  // expected-error 7-10: 'type' has the key of the name of 'Raw', but the sources do not show its value; write '// widgetgen: name = …' with this value on 'Raw' [name-value]
}

struct Omitted: Tag {
  // widgetgen: omit = default
  let type = "omitted"
  // expected-error 7-10: 'type' is the name of 'Omitted' and must always be encoded; remove 'omit' [name-value]
}

struct Value: Codable {
  let type = "first"
}

struct Variable: Codable {
  var type: String
}

// widgetgen: family
enum Choice {
  // widgetgen: name = "second"
  case second(Value)
  // expected-error 8-13: 'type' is encoded as 'first' at the place of the name 'second' of 'case second'; remove 'name', or write the same name in both [name-value]
  case variable(Variable)
  // expected-warning 8-15: 'type' is encoded at the place of the name 'variable' of 'case variable', but its value can differ; make it a constant: 'let type = …', or write '// widgetgen: skip(encode)' on it [name-value]
  // widgetgen: name = "third"
  case third(/* widgetgen: flatten */ Value, id: Int)
  // expected-error 8-12: 'type' is encoded as 'first' at the place of the name 'third' of 'case third'; remove 'name', or write the same name in both [name-value]
  case first(Value)
  // widgetgen: unknown
  case other(Variable)
}

// widgetgen: family, unknown = Unknown
protocol Block: Codable {}

struct Unknown: Block {
  var type: String
}

// widgetgen: name = "*_block"
struct Pattern: Block {
  var type: String
}

struct Written: Block {
  // widgetgen: encodable
  var type: String
  // expected-error 7-10: 'type' has the key of the name of 'Written', but the sources do not show its value; write '// widgetgen: name = …' with this value on 'Written' [name-value]
  {
    if true { return "a" } else { return "b" }
  }
}
