import Beagle
import UIKit

struct HeadlineViewWidget: Widget {
    let level: HeadlineView.Level?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let headlineView = HeadlineView()
        if let level = level {
            headlineView.level = level
        }

        headlineView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: headlineView)

        return beagleWrapper
    }
}
