import Beagle

struct PageHeader: Widget {
  var pageTitle: String
  @AutoCodable var onTouchDown: [Action]?
  var id: String?
  var style: Style?
  var accessibility: Accessibility?
}

// widgetgen: codable, renameAll = kebab-case
struct Other {
  var pageTitle: String
}
