import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

public struct Card: ServerDrivenComponent, AutoInitiableAndDecodable {
    public let title: String

// sourcery:inline:auto:Card.Init
    public init(title: String) { self.title = title }
// sourcery:end
    public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
