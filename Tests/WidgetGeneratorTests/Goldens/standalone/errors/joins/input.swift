import WidgetRuntime

public protocol Component: Codable, Sendable {}

// widgetgen: family, joins = "Componet"
protocol FeatureComponent: Component {}

struct Chart: FeatureComponent { let points: [Int] }

// widgetgen: family, untagged, joins = "Component"
protocol OtherComponent: Component {}

struct Map: OtherComponent { let zoom: Int }
