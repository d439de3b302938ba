import Beagle
import UIKit

/// A number on an icon.
struct SPCountBadgeWidget: Widget {
    let text: String
    /// A color, as `#RRGGBB`.
    let color: String?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let spCountBadge = SPCountBadge(text: text, color: color.flatMap({ UIColor(hex: $0) }))

        spCountBadge.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spCountBadge)

        return beagleWrapper
    }
}
