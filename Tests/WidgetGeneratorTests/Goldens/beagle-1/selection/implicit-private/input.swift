import Beagle
import UIKit

// Nobody asked for it: it is left out with a warning, and the others are generated.
private struct Hidden: Action {
    let url: String
    func execute(controller: any BeagleController, origin: UIView) {}
}

struct Shown: Action {
    let url: String
    func execute(controller: any BeagleController, origin: UIView) {}
}
