// The value of a constant that is no longer a literal is not known.
let defaultSize = 6 * 3

// widgetgen: codable
struct Label {
  var size: Int = defaultSize
}
