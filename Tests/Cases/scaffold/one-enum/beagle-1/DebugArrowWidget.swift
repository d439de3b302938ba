import Beagle
import UIKit

#if DEBUG
struct DebugArrowWidget: Widget {
    let side: Side?
    let size: Size?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let debugArrow = DebugArrow()
        if let side = side {
            debugArrow.side = side
        }
        if let size = size {
            debugArrow.size = size
        }

        debugArrow.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: debugArrow)

        return beagleWrapper
    }
}

extension Size: Codable {}
#endif
