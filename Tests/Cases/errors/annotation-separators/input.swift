// widgetgen:begin codable
// expected-error 14-26: unknown annotation key 'begin codable'; did you mean 'begin: codable'? [unknown-annotation-key]
struct Text {
  // widgetgen: default: 3
  // expected-error 17-26: unknown annotation key 'default: 3'; did you mean 'default = 3'? [unknown-annotation-key]
  // expected-fix 17-26: write 'default = 3'
  var size: Int
  // widgetgen: default 3
  // expected-error 17-25: unknown annotation key 'default 3'; did you mean 'default = 3'? [unknown-annotation-key]
  // expected-fix 17-25: write 'default = 3'
  var width: Int
  // widgetgen: lossy skip
  // expected-error 17-26: unknown annotation key 'lossy skip'; did you mean 'lossy, skip'? [unknown-annotation-key]
  // expected-fix 17-26: write 'lossy, skip'
  var tags: [String] = []
  // widgetgen: nonsense
  // expected-error 17-24: unknown annotation key 'nonsense'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  var note: String?
}

// widgetgen:fil: codable
// expected-error 14-25: unknown annotation key 'fil: codable'; did you mean 'file: codable'? [unknown-annotation-key]
// expected-fix 14-25: write 'file: codable'
struct Image {}
