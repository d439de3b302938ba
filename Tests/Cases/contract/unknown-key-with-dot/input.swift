import WidgetRuntime

// widgetgen: family, unknown = key(`old.value`)
protocol Action: Codable {}

struct Open: Action {
  var url: String
}
