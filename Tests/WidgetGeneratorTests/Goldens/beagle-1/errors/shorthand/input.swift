import Beagle

// widgetgen: decodable, shorthand = text
struct Label: Widget {
  var text: String
  var widgetProperties: WidgetProperties
}
