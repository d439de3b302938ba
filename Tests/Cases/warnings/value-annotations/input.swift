// widgetgen: codable, family
enum Block {
  case pair(a: Int, b: Int)
  // widgetgen: unknown
  case other(/* widgetgen: key = "x" */ String)
  // expected-fix 14-39: remove
  // expected-warning 28-30: 'key' has no effect because 'case other' is decoded from unrecognized names; remove it [unused-annotation]
}

// widgetgen: codable, family = external
enum Shape {
  case circle(/* widgetgen: default = 1, invalid = 2 */ Double)
  // expected-warning 29-35: 'default' has no effect because the value of 'case circle' has no key; remove it [unused-annotation]
  // expected-fix 29-41: remove
  // expected-fix 40-52: remove
  // expected-warning 42-48: 'invalid' has no effect because the value of 'case circle' has no key; remove it [unused-annotation]
}

// widgetgen: codable, family = untagged
enum Size {
  case width(/* widgetgen: default = 1 */ Int)
  // expected-fix 14-41: remove
  // expected-warning 28-34: 'default' has no effect because the value of 'case width' has no key; remove it [unused-annotation]
}

// widgetgen: encodable, family
enum Event {
  case tap(/* widgetgen: alias = "element" */ id: String)
  // expected-fix 12-45: remove
  // expected-warning 26-30: 'alias' has no effect because 'Event' is not decoded by generated code; remove it [unused-annotation]
}

enum Plain: Codable {
  case one(/* widgetgen: key = "x" */ a: Int)
  // expected-warning 26-28: 'key' has no effect because nothing is generated for 'Plain'; mark it with '// widgetgen: codable' [unused-annotation]
}

struct Style: Codable {
  var color: String?
}

// widgetgen: family
enum Panel {
  case plain(/* widgetgen: flatten */ Style)
  // expected-fix 14-37: remove
  // expected-warning 28-34: 'flatten' has no effect because the only value of 'case plain' has no key; remove it [unused-annotation]
  case labeled(/* widgetgen: flatten */ style: Style)
  case optional(/* widgetgen: flatten */ Style?)
  case several(/* widgetgen: flatten */ Style, width: Int)
}

// widgetgen: family, content = value
enum Content {
  case plain(/* widgetgen: flatten */ Style)
  // expected-fix 14-37: remove
  // expected-warning 28-34: 'flatten' has no effect because the only value of 'case plain' has no key; remove it [unused-annotation]
  case labeled(/* widgetgen: flatten */ style: Style)
}

// widgetgen: family = untagged
enum Form {
  case plain(/* widgetgen: flatten */ Style)
  // expected-fix 14-37: remove
  // expected-warning 28-34: 'flatten' has no effect because the only value of 'case plain' has no key; remove it [unused-annotation]
}
