import WidgetRuntime

// widgetgen: family, joins = Component
protocol FeatureComponent: Component {}

/// The other module reads it as a result of a tool.
// widgetgen: name = ["search", "search_result"]
struct Search: FeatureComponent {
  let query: String
}

// widgetgen: name = "chart*"
struct Chart: FeatureComponent {
  let type: String
}
