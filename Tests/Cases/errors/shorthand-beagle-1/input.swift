import Beagle

// widgetgen: decodable, shorthand = text
// expected-error 26-41: runtime 'beagle-1' does not support 'shorthand'; remove it [annotation-not-for-runtime]
struct Label: Widget {
  var text: String
  var widgetProperties: WidgetProperties
}
