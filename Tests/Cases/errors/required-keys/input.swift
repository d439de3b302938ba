import WidgetRuntime

struct Style: Codable {
  var color: String
}

// widgetgen: codable
struct Row {
  // widgetgen: default = throw
  // expected-fix 1-31: remove
  // expected-warning 17-23: 'default' has no effect because 'id' is required anyway; remove it [unused-annotation]
  var id: Int
  // widgetgen: default = throw
  // expected-fix 1-31: remove
  // expected-warning 17-23: 'default' has no effect because 'note' distinguishes a missing key; remove it [unused-annotation]
  var note: Field<String>
  // widgetgen: default = throw, omit = nil
  // expected-warning 34-43: 'parent' is not always encoded, but required for decoding; give it a value, '// widgetgen: default = …', or mark the type with '// widgetgen: encodable' [omitted-value]
  var parent: Int?
  // widgetgen: default = throw, flatten
  // expected-error 34-40: 'flatten' cannot be combined with 'default'; remove one of them [contradicting-annotations]
  var style: Style?
  // widgetgen: default = "throw"
  var text: String
}

// widgetgen: codable, transparent
struct Only {
  // widgetgen: default = throw
  // expected-fix 1-31: remove
  // expected-warning 17-23: 'default' has no effect because 'value' has no key; remove it [unused-annotation]
  var value: Int?
}
