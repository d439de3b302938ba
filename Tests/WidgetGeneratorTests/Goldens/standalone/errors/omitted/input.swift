import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {}

struct Style: Codable { var width: Int }

// widgetgen: codable
struct Wrong {
  // widgetgen: omitIf = "is empty"
  var tags: [String] = []
  // widgetgen: omitIf = isEmpty
  var count = 1
  // widgetgen: omitDefault, default = "Text()"
  var component: any Component
  // widgetgen: omitDefault
  var style = Style(width: 1)
  // widgetgen: flatten, omitIf = isEmpty
  var flat: Style
  // widgetgen: omitIf
  var names: [String] = []
}

// widgetgen: codable, omitIf = "$0 == 1"
struct Policy {
  var count = 1
}
