import Kit

/// The components that this module adds to the components of Kit.
// widgetgen: family, joins = "Component"
public protocol FeatureComponent: Component {}

public struct Card: FeatureComponent {
    public var title: String = "untitled"
    public var children: [any Component]
    public var theme: Theme
}
