import UIKit

/// The title of a screen.
///
/// With a line of text below it.
struct SPHeaderWidget: Component {
    /// The text of the title.
    let title: String
    let style: SPHeader.Style
    /// The line below the title, or nil if there isn't one.
    let subtitle: String?

    @MainActor func makeView() -> UIView {
        let spHeader = SPHeader(title: title, style: style)
        if let subtitle = subtitle {
            spHeader.subtitle = subtitle
        }

        return spHeader
    }
}

extension SPHeader.Style: Codable {}
