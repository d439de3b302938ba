import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

#if DEBUG
struct Inspector: ServerDrivenComponent, AutoInitiableAndDecodable {
    let depth: Int
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
#else
struct Inspector: ServerDrivenComponent, AutoInitiableAndDecodable {
    let name: String
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
#endif
