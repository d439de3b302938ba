import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Patch: Component {
  var type: Field<Int>
}

struct Rename: Component {
  var type: Field<String>
}
