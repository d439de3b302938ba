import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

public struct Card: ServerDrivenComponent, AutoInitiableAndDecodable {
    public let title: String
    public var isOn: Bool = false

// sourcery:inline:auto:Card.Init
    public init(
        title: String,
        isOn: Bool = false
    ) {
        self.title = title
        self.isOn = isOn
    }
// sourcery:end
    public func toView(renderer: BeagleRenderer) -> UIView { UIView() }

    public struct Part: AutoInitiable {
        private var text: String?

        // widgetgen:inline:auto:Card.Part.Init
        public init(
            text: String? = nil
        ) {
            self.text = text
        }
        // widgetgen:end
    }
}
