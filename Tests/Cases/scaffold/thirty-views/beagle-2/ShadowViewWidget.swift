import Beagle
import UIKit

struct ShadowViewWidget: Widget {
    let offset: CGSize?
    let points: [CGPoint]?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let shadowView = ShadowView()
        if let offset = offset {
            shadowView.offset = offset
        }
        if let points = points {
            shadowView.points = points
        }

        shadowView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: shadowView)

        return beagleWrapper
    }
}
