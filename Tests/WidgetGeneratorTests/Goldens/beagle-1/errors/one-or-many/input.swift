import Beagle

// widgetgen: decodable
struct Label: Widget {
  // widgetgen: oneOrMany
  var texts: [String]
  var widgetProperties: WidgetProperties
}
