import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: ServerDrivenComponent, AutoInitiableAndDecodable {
    let children: Children
    let more: Children?
    let title: Title
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
