import Beagle
import UIKit

struct FieldViewWidget: Widget {
    let text: String?
    let placeholder: String?
    let onChange: [Action]?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let fieldView = FieldView()
        fieldView.text = text
        if let placeholder = placeholder {
            fieldView.placeholder = placeholder
        }
        fieldView.onChange = { [unowned fieldView] _ in
            renderer.controller?.execute(actions: onChange, event: "onChange", origin: fieldView)
        }
        // TODO: 'validate' of type '((String) -> Bool)?' is not set: a closure that returns a value cannot be sent as JSON
        // TODO: 'delegate' of type '(any FieldViewDelegate)?' is not set: the app must supply the object of a weak reference

        fieldView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: fieldView)

        return beagleWrapper
    }
}
