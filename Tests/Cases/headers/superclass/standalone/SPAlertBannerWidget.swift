import UIKit

/// A banner that disappears.
struct SPAlertBannerWidget: Component {
    let text: String
    let kind: SPBannerKind
    let duration: TimeInterval?

    @MainActor func makeView() -> UIView {
        let spAlertBanner = SPAlertBanner(text: text, kind: kind)
        if let duration = duration {
            spAlertBanner.duration = duration
        }

        return spAlertBanner
    }
}

extension SPBannerKind: Codable {}
