import Beagle

struct PageHeader: Widget {
  var pageTitle: String
  var onTouchDown: [Action]?
  var widgetProperties: WidgetProperties
}

// widgetgen: decodable, renameAll = kebab-case
struct Other {
  var pageTitle: String
}
