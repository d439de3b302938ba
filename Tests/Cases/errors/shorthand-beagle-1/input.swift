import Beagle

// widgetgen: decodable, shorthand = text
// expected-error 26-41: 'shorthand' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
struct Label: Widget {
  var text: String
  var widgetProperties: WidgetProperties
}
