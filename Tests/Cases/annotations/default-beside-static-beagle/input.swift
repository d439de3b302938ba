import Beagle

// The annotation takes precedence over the static property, and a wrong value is an error.
// widgetgen: codable
struct Card {
  // widgetgen: default = "annotated"
  let title: String
  let subtitle: String

  static let defaultTitle = "static"
  static let defaultSubtitle = "static"
}
