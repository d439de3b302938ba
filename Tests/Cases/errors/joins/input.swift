import WidgetRuntime

public protocol Component: Codable, Sendable {}

// widgetgen: family, joins = "Componet"
protocol FeatureComponent: Component {}
// expected-error 10-25: the types of 'FeatureComponent' can join 'Componet' only if it refines that protocol; did you mean 'Component'? [joins-no-family]

struct Chart: FeatureComponent { let points: [Int] }

// widgetgen: family = untagged, joins = "Component"
protocol OtherComponent: Component {}
// expected-error 10-23: the types of 'OtherComponent' have no names by which 'Component' could distinguish them; write 'family' instead of 'family = untagged' [joins-untagged]

struct Map: OtherComponent { let zoom: Int }
