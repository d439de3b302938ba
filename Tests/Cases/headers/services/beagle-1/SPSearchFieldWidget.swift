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
        // TODO: 'target' of type 'Any?' is not set: the app must supply a value of 'Any'
        // TODO: 'delegate' of type '(any SPSearchFieldDelegate)?' is not set: the app must supply the object of a weak reference
        // TODO: 'source' of type '(any SPElevated)?' is not set: the app must supply a value of 'any SPElevated'
        // TODO: 'shelf' of type 'UIView & SPElevated' is not set: the app must supply a value of 'UIView & SPElevated'
        // TODO: 'engine' of type 'SPEngine' is not set: 'SPEngine' is not declared in the scanned sources
        // TODO: 'controller' of type 'UIViewController?' is not set: the app must supply the object of a weak reference
        // TODO: 'context' of type 'Any?' is not set: the app must supply a value of 'Any'

        spSearchField.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spSearchField)

        return beagleWrapper
    }
}
