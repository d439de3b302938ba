import Beagle
import UIKit

protocol Mine {}

struct Tap: Action {
    let title: String
    func execute(controller: any BeagleController, origin: UIView) {}
}

struct Own: Mine, Decodable {
    let title: String
}
