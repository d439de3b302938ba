import Beagle
import UIKit

struct TextBoxWidget: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let textBox = TextBox()
        // TODO: 'content' of type 'Content?' is not set: the type 'Content' is a generic parameter

        textBox.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: textBox)

        return beagleWrapper
    }
}
