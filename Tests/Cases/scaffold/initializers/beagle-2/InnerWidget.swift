import Beagle
import UIKit

#if os(Linux)
struct InnerWidget: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let innerComponent = Cards.Cell.Inner()

        innerComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: innerComponent)

        return beagleWrapper
    }
}
#endif
