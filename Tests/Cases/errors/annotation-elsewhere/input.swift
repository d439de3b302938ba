// widgetgen: codable
// expected-warning 15-21: 'codable' has no effect here; it applies to a type [misplaced-annotation]
typealias Name = String

// widgetgen: codabel
// expected-error 15-21: unknown annotation key 'codabel'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
func load() {}

// widgetgen: codable
struct Label {
  let text: String

  // widgetgen: key = "at"
  // expected-warning 17-19: 'key' has no effect here; it applies to a stored property, a case, or an associated value [misplaced-annotation]
  subscript(index: Int) -> String { text }
}

// widgetgen: codable
// expected-warning 15-21: 'codable' has no effect here; it applies to a type [misplaced-annotation]
protocol Shape {}
