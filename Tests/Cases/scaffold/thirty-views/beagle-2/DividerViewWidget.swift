import Beagle
import UIKit

struct DividerViewWidget: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let dividerView = DividerView(frame: .zero)

        dividerView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: dividerView)

        return beagleWrapper
    }
}
