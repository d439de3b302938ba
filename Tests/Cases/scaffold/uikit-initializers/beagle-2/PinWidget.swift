import Beagle
import UIKit

struct PinWidget: Widget {
    let place: String

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let pinComponent = Pin(place: place, annotation: nil, reuseIdentifier: nil)
        // TODO: 'annotation' of type 'NSObject?' is not set: 'NSObject' is declared in no scanned source, and no JSON form of it is known

        pinComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: pinComponent)

        return beagleWrapper
    }
}
