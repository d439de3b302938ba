import Beagle
import UIKit

struct ArrowWidget: Widget {
    let side: Side?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let arrowComponent = Arrow()
        if let side = side {
            arrowComponent.side = side
        }

        arrowComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: arrowComponent)

        return beagleWrapper
    }
}

extension Side: Codable {}
