import WidgetRuntime

// widgetgen: codable, transparent
enum Box {
  case empty
  case full(Int)
  // expected-error 8-11: 'Box' is coded as the names of its cases, which leave no place for the values of 'case full'; write 'family' instead of 'transparent', or mark a case that stores any other 'String' with '// widgetgen: unknown' [not-transparent]
  // widgetgen: unknown
  case other(Int)
  // expected-error 8-12: 'case other' can only store the unrecognized name; give it one value of 'String', or none [not-transparent]
}

// widgetgen: codable, transparent, tagType = Int
enum Level {
  case low
  // expected-error 8-10: 'case low' has the name 'low', which is not a value of 'Int'; write '// widgetgen: name = …', or remove 'tagType' [tag-type]
  // widgetgen: name = 1
  case high
  // expected-note 8-11: first used here
  // widgetgen: name = 1
  case higher
  // expected-error 8-13: two cases of 'Level' have the name '1'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
  // widgetgen: unknown, name = 9
  // expected-fix 24-33: remove
  // expected-warning 26-29: 'name' has no effect because 'case other' is encoded by the name that it stores; remove it [unused-annotation]
  case other(Int)
}

// widgetgen: codable, transparent, tagType = Bool
// expected-error 37-50: 'Switch' is coded as the names of its cases, which are values of type 'String' or 'Int'; write 'tagType = Int', or use 'Bool' instead of the enum [not-transparent]
enum Switch { case on, off }

// widgetgen: codable, transparent
// expected-fix 22-34: remove
// expected-warning 24-34: 'transparent' has no effect because Swift codes 'Raw' as values of 'String'; remove it [unused-annotation]
enum Raw: String { case a }

// widgetgen: codable, transparent, family
// expected-error 37-42: 'family' cannot be combined with 'transparent'; remove one of them [contradicting-annotations]
enum Both { case a }

// widgetgen: family
protocol Component {}

// widgetgen: transparent
// expected-error 15-25: 'Leaf' has its name under 'type' and cannot be coded as one value; remove 'transparent', or give its family a 'content' [not-transparent]
enum Leaf: Component { case a }

// widgetgen: codable, transparent, unknown = skip
// expected-fix 35-50: remove
// expected-error 37-50: 'Skipping' is coded as a value of type 'String', so 'unknown' has no effect; remove it [raw-values]
enum Skipping { case a }

// widgetgen: transparent
enum Unused { case a }

// widgetgen: codable
struct Card {
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'kind' into the surrounding object, but 'Skipping' has none; remove it [flatten-needs-object]
  var kind: Skipping
}
