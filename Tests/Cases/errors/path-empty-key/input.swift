import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  // widgetgen: key = "meta..title"
  // expected-error 17-35: 'key' cannot be 'meta..title', which has an empty key; write 'meta.title' or '`meta..title`' for a key with dots [annotation-value]
  var title: String
  // widgetgen: key = ".size"
  // expected-error 17-29: 'key' cannot be '.size', which has an empty key; write 'size' or '`.size`' for a key with dots [annotation-value]
  var size: Int
  // widgetgen: key = "meta.id"
  var id: String
  // widgetgen: key = ""
  // expected-error 17-24: 'key' has no effect without a value; write '// widgetgen: key = …', or 'key = ``' for the empty key [annotation-without-value]
  var empty: String
  // expected-note 7-11: first used here
  // widgetgen: key = .
  // expected-error 17-23: 'dot' and 'empty' both have the key ''; give one of them another key with '// widgetgen: key = "…"' [duplicate-key]
  // expected-error 17-23: 'key' has no effect without a value; write '// widgetgen: key = …' [annotation-without-value]
  var dot: String
  // widgetgen: key = `a.b`..c
  // expected-error 17-30: 'key' cannot be '`a.b`..c', which has an empty key; write '`a.b`.c' [annotation-value]
  var mixed: String
}
