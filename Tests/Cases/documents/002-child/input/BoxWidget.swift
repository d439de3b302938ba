import Beagle
import UIKit

struct BoxWidget: Widget {

    // Class parameter.
    let title: String
    @AutoCodable
    let child: ServerDrivenComponent
    // expected-error 9-13: a property wrapper cannot be attached to a constant; write '@AutoCodable var child: ServerDrivenComponent', or 'let child: ServerDrivenComponent' without the wrapper, which is coded in the same way [auto-codable-constant]
    
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    
    // toView method of interface the widget.
    func toView(renderer: BeagleRenderer) -> UIView {
        let child: UIView = BeagleView(child)
        child.translatesAutoresizingMaskIntoConstraints = false

        let boxComponent = Box(title: title, child: child)

        return boxComponent
    }
}
