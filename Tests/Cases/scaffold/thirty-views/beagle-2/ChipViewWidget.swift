import Beagle
import UIKit

struct ChipViewWidget: Widget {
    let title: String
    let isSelected: Bool

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let chipView = ChipView(title: title, isSelected: isSelected)

        chipView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: chipView)

        return beagleWrapper
    }
}
