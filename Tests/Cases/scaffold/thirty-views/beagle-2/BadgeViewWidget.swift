import Beagle
import UIKit

struct BadgeViewWidget: Widget {
    let count: Int?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let badgeView = BadgeView()
        if let count = count {
            badgeView.count = count
        }

        badgeView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: badgeView)

        return beagleWrapper
    }
}
