import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

public struct Card: ServerDrivenComponent, AutoInitiableAndDecodable {
    public let title: String
    public var isOn: Bool = false

// sourcery:inline:auto:Card.Init
// sourcery:end
    public func toView(renderer: BeagleRenderer) -> UIView { UIView() }

    public struct Part: AutoInitiable {
        private var text: String?

        // widgetgen:inline:auto:Card.Part.Init
        init(old: Int) {}
        // widgetgen:end
    }
}
