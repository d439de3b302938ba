import WidgetRuntime

// widgetgen: family, joins = Component
protocol FeatureComponent: Component {}

/// The other module decodes it as a result of a tool.
// widgetgen: name = "search", alias = "search_result"
// expected-error 32-54: the name 'search_result' matches the pattern '*_result' of 'Component'; choose another name [name-pattern]
struct Search: FeatureComponent {
  let query: String
}

// widgetgen: name = "chart*"
// expected-error 15-29: 'FeatureComponent' joins a family of another module, which looks up types by exact names; list them instead of 'chart*' [name-pattern]
struct Chart: FeatureComponent {
  let type: String
}
