import Beagle
import UIKit

struct PinWidget: Widget {
    let place: String

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let pinComponent = Pin(place: place, annotation: nil, reuseIdentifier: nil)
        // TODO: 'annotation' of type 'NSObject?' is not set: 'NSObject' is not declared in the scanned sources

        pinComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: pinComponent)

        return beagleWrapper
    }
}
