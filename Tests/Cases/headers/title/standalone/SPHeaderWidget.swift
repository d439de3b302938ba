import UIKit

/// The title of a screen.
///
/// With a line of text below it.
struct SPHeaderWidget: Component {
    /// What the title says.
    let title: String
    let style: SPHeader.Style
    /// The line below it; none without.
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
