import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: ServerDrivenComponent, AutoDecodable {
    let title: String
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
