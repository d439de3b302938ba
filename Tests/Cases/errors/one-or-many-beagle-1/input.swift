import Beagle

// widgetgen: decodable
struct Label: Widget {
  // widgetgen: oneOrMany
  // expected-error 17-25: runtime 'beagle-1' does not support 'oneOrMany'; remove it, and write 'static func decodeTexts(from:)' [annotation-not-for-runtime]
  var texts: [String]
  var widgetProperties: WidgetProperties
}
