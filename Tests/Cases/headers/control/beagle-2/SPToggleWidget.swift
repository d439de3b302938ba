import Beagle
import UIKit

struct SPToggleWidget: Widget {
    let isOn: Bool?
    let animatesChanges: Bool?
    /// A color, as `#RRGGBB`.
    let onColor: String?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let spToggle = SPToggle()
        if let isOn = isOn {
            spToggle.isOn = isOn
        }
        if let animatesChanges = animatesChanges {
            spToggle.animatesChanges = animatesChanges
        }
        if let onColor = onColor.flatMap({ UIColor(hex: $0) }) {
            spToggle.onColor = onColor
        }
        // TODO: 'thumbSize' of type 'CGFloat' is not set: it is deprecated
        // TODO: 'glow' of type 'CGFloat' is not set: it is not available wherever the view is
        // TODO: 'old' of type 'CGFloat' is not set: it is deprecated

        spToggle.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spToggle)

        return beagleWrapper
    }
}
