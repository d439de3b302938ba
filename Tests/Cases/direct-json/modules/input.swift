import WidgetRuntime

public protocol Component: Codable {}

// widgetgen: family, joins = "Component"
protocol FeatureComponent: Component {}

struct Chart: FeatureComponent {
  let points: [Int]
}
