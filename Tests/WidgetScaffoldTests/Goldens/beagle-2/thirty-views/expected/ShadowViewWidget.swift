import Beagle
import UIKit

struct ShadowViewWidget: Widget {
    let points: [CGPoint]?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let shadowView = ShadowView()
        if let points = points {
            shadowView.points = points
        }
        // TODO: 'offset' of type 'unknown' is not set: its type cannot be inferred; write it

        shadowView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: shadowView)

        return beagleWrapper
    }
}
