import Beagle
import UIKit

protocol Mine {}

struct Shown: Mine, ServerDrivenComponent {
    let title: String
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Read: Mine, Decodable {
    let title: String
}
