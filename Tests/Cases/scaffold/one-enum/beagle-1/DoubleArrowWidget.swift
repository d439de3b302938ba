import Beagle
import UIKit

struct DoubleArrowWidget: Widget {
    let side: Side?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let doubleArrow = DoubleArrow()
        if let side = side {
            doubleArrow.side = side
        }

        doubleArrow.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: doubleArrow)

        return beagleWrapper
    }
}
