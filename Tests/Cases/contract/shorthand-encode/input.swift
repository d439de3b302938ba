import WidgetRuntime

// widgetgen: codable, shorthand(both) = text
struct Run {
  var text: String
  var color: String?
}

// widgetgen: family, shorthand(both) = text
enum Content {
  case text(String)
  case image(url: String)
}

// widgetgen: codable
struct Page {
  var title: Run
  var runs: [Run]
  var contents: [Content]
}
