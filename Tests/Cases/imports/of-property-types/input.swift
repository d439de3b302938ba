import Beagle
import struct Foundation.URL
#if canImport(UIKit)
import UIKit
#endif

struct Link: Action {
    let url: URL
    let width: CGFloat?
    func execute(controller: any BeagleController, origin: UIView) {}
}
