import WidgetRuntime

public protocol Component: Codable, Sendable {}

// widgetgen: family, joins = "Component"
protocol FeatureComponent: Component {}

struct Chart: FeatureComponent { let points: [Int] }
