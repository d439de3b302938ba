import Beagle
import UIKit

/// The title of a screen.
///
/// With a line of text below it.
struct SPHeaderWidget: Widget {
    /// The text of the title.
    let title: String
    let viewStyle: SPHeader.Style
    /// The line below the title, or nil if there isn't one.
    let subtitle: String?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let spHeader = SPHeader(title: title, style: viewStyle)
        if let subtitle = subtitle {
            spHeader.subtitle = subtitle
        }

        spHeader.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spHeader)

        return beagleWrapper
    }
}

extension SPHeader.Style: Codable {}
