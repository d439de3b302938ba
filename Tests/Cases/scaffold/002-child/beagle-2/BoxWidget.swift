import Beagle
import UIKit

struct BoxWidget: Widget {
    let title: String

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let boxComponent = Box(title: title)

        boxComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: boxComponent)

        return beagleWrapper
    }
}
