// widgetgen: family, tagType = Int
protocol Component: Codable {}

struct Text: Component {}
// expected-error 8-11: 'Text' has the name 'text', which is not a value of 'Int'; write '// widgetgen: name = …', or remove 'tagType' [tag-type]

// widgetgen: family
protocol Event: Codable {}

// widgetgen: name = 2
// expected-error 15-22: the names of 'Event' are strings, and this is a number; put it in quotes, or write 'tagType = Int' on 'Event' [tag-type]
struct Tap: Event {}

// widgetgen: family, tagType = Int
enum Button {
  // widgetgen: name = one
  // expected-error 17-26: 'case link' has the name 'one', which is not a value of 'Int'; write '// widgetgen: name = …', or remove 'tagType' [tag-type]
  case link
  // widgetgen: unknown
  case other(String)
  // expected-error 8-12: 'case other' stores the name in a 'String', but the names are values of 'Int'; store the whole value as 'JSONValue' [tag-type]
}

// widgetgen: family
enum Kind {
  // widgetgen: name = 2
  // expected-error 17-24: the names of 'Kind' are strings, and this is a number; put it in quotes, or write 'tagType = Int' on 'Kind' [tag-type]
  case link
}

// widgetgen: family, keyStyle = snake_case
// expected-fix 21-43: remove
// expected-warning 23-30: 'keyStyle' has no effect because no case of 'Plain' has a value with a label; remove it [unused-annotation]
enum Plain {
  case link
}
