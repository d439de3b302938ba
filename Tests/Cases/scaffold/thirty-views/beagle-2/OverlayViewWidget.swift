import Beagle
import UIKit

struct OverlayViewWidget: Widget {
    let dimming: Float?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let overlayView = OverlayView(dimming: dimming ?? 0.5)
        // TODO: 'controller' of type 'UIViewController?' is not set: a view controller cannot be sent as JSON

        overlayView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: overlayView)

        return beagleWrapper
    }
}
