import Beagle
import UIKit

struct PlainWidget: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let plainComponent = Plain()

        plainComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: plainComponent)

        return beagleWrapper
    }
}
