// widgetgen: codable
// expected-warning 15-21: 'codable' has no effect here; it applies to a type [misplaced-annotation]
typealias Name = String

// widgetgen: codabel
// expected-error 15-21: unknown annotation key 'codabel'; did you mean 'codable'? [unknown-annotation-key]
// expected-fix 15-21: write 'codable'
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
