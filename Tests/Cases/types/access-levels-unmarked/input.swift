import Beagle
import UIKit

public struct Tap: Action {
    let title: String
    public func execute(controller: any BeagleController, origin: UIView) {}
}

struct Swipe: Action {
    let title: String
    func execute(controller: any BeagleController, origin: UIView) {}
}
