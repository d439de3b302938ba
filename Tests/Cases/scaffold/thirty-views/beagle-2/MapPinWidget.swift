import Beagle
import UIKit

struct MapPinWidget: Widget {
    let latitude: Double?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let mapPin = MapPin()
        if let latitude = latitude {
            mapPin.latitude = latitude
        }
        // TODO: 'coordinate' of type 'Coordinate?' is not set: a tuple has no JSON representation

        mapPin.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: mapPin)

        return beagleWrapper
    }
}
