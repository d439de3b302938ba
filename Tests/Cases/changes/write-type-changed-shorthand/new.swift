import WidgetRuntime

// widgetgen: codable, shorthand(both) = text
struct Run {
  var text: String
  var color: String?
}

// widgetgen: codable, shorthand = text
struct Title {
  var text: String
  var color: String?
}

// widgetgen: codable
struct Page {
  var run: Run
  var title: Title
}
