import Beagle

// widgetgen: decodable
struct Label: Widget {
  // widgetgen: oneOrMany
  // expected-error 17-25: 'oneOrMany' is not for runtime 'beagle-1'; remove it and write 'static func decodeTexts(from:)' [annotation-not-for-runtime]
  var texts: [String]
  var widgetProperties: WidgetProperties
}
