import Kit

/// The components that the app adds to the components of Kit.
// widgetgen: family, joins = Component
protocol AppComponent: Component {}

struct Card: AppComponent {
  // widgetgen: default = 1
  var columns: Int
  // widgetgen: unknown = skip
  var children: [any Component] = []
}
