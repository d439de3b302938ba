import Beagle
import UIKit

struct SegmentViewWidget: Widget {
    let titles: [String]
    let selected: Int?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let segmentView = SegmentView(titles: titles, selected: selected, changed: { _ in })
        // TODO: 'changed' of type '@escaping @Sendable (Int) -> Void' is not set: a '@Sendable' closure cannot capture the view

        segmentView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: segmentView)

        return beagleWrapper
    }
}
