import WidgetRuntime

// widgetgen: family, joins = Component
protocol FeatureComponent: Component {}

/// The other module decodes it as a result of a tool.
// widgetgen: name = ["search", "search_result"]
// expected-error 15-48: 'search_result' is one of the names '*_result' of 'Component', which that module takes for a type of its own; give this one another [name-pattern]
struct Search: FeatureComponent {
  let query: String
}

// widgetgen: name = "chart*"
// expected-error 15-29: 'FeatureComponent' joins a family of another module, which finds types by their names; list them in place of 'chart*' [name-pattern]
struct Chart: FeatureComponent {
  let type: String
}
