import Beagle
import UIKit

struct SPSearchFieldWidget: Widget {
    let placeholder: String
    let elevation: CGFloat?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let spSearchField = SPSearchField(placeholder: placeholder, target: nil)
        if let elevation = elevation {
            spSearchField.elevation = elevation
        }
        // TODO: 'target' of type 'Any?' is not set: 'Any' can be anything, which the app has to supply
        // TODO: 'delegate' of type '(any SPSearchFieldDelegate)?' is not set: a weak reference is to an object that the app has to supply
        // TODO: 'source' of type '(any SPElevated)?' is not set: 'any SPElevated' is a service that the app has to supply
        // TODO: 'shelf' of type 'UIView & SPElevated' is not set: 'UIView & SPElevated' is a service that the app has to supply
        // TODO: 'engine' of type 'SPEngine' is not set: 'SPEngine' is declared in no scanned source, and no JSON form of it is known
        // TODO: 'controller' of type 'UIViewController?' is not set: a weak reference is to an object that the app has to supply
        // TODO: 'context' of type 'Any?' is not set: 'Any' can be anything, which the app has to supply

        spSearchField.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spSearchField)

        return beagleWrapper
    }
}
