import Beagle
import UIKit

struct GradientViewWidget: Widget {
    /// A color, as `#RRGGBB`.
    let start: String?
    /// A color, as `#RRGGBB`.
    let end: String?
    let angle: CGFloat?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let gradientView = GradientView()
        if let start = start.flatMap({ UIColor(hex: $0) }) {
            gradientView.start = start
        }
        gradientView.end = end.flatMap({ UIColor(hex: $0) })
        if let angle = angle {
            gradientView.angle = angle
        }

        gradientView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: gradientView)

        return beagleWrapper
    }
}
