import Beagle
import UIKit

extension Button: Action {
    func execute(controller: any BeagleController, origin: UIView) {}
}
