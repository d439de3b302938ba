import Beagle
import UIKit

protocol Cell: ServerDrivenComponent {}

struct Part: ServerDrivenComponent {
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
