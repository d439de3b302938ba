import Beagle
import BeagleSchema

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

public protocol Badge: RawComponent {}

public struct Table: RawWidget, AutoInitiableAndDecodable {
    public let children: [RawComponent]
    public let header: RawComponent?
    public let badge: Badge
    public let hint: Badge?
    public let onPress: [RawAction]?
    public let onLoad: RawAction
    public let widgetProperties: WidgetProperties
}
