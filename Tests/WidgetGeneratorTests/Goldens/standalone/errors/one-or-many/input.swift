import WidgetRuntime

// widgetgen: codable
struct Wrong {
  // widgetgen: oneOrMany
  var text: String
  // widgetgen: oneOrMany
  var rows: [[Int]]
  // widgetgen: oneOrMany, coder = JSONText()
  var coded: [Int]
  // widgetgen: oneOrMany
  var map: [String: Int]
  // widgetgen: oneOrMany, flatten
  var flat: [Int]
  // widgetgen: oneOrMany, only = encode
  var written: [Int] = []
  // widgetgen: oneOrMany
  var computed: [Int] { [] }
}

// widgetgen: codable, oneOrMany
struct Unfit { var text: String }

// widgetgen: family
enum Case {
  case of(/* widgetgen: oneOrMany */ Int)
}
