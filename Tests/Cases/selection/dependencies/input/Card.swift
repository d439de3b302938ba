import Beagle
import UIKit

struct Card: Cell {
    let part: Part
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
