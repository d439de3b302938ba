import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
  // expected-note 7-10: first used here
  // widgetgen: alias = "text"
  // expected-error 17-30: 'title' and 'text' both have the key 'text'; give one of them another key with '// widgetgen: key = "…"' [duplicate-key]
  var title: String
  // widgetgen: key = "a.b"
  var first: Int
  // expected-note 7-11: first used here
  // widgetgen: key = "a.b"
  // expected-error 17-27: 'second' and 'first' both have the key 'a.b'; give one of them another key with '// widgetgen: key = "…"' [duplicate-key]
  var second: Int
}

struct Box: Component {
  // widgetgen: key = "size.width"
  // expected-error 17-34: 'width' is encoded inside 'size', which is the value of 'size'; give one of them another key [duplicate-key]
  var width: Int
  // A value at a key where another property needs an object.
  var size: Int
  // expected-note 7-10: encoded here
  // Only decoded, so it can have the key of the object.
  // widgetgen: key = "page", skip(encode)
  var page: [String: Int]
  // widgetgen: key = "page.number"
  var number: Int
}
