import Beagle
import UIKit

/// A banner that disappears.
struct SPAlertBannerWidget: Widget {
    let text: String
    let kind: SPBannerKind
    let duration: TimeInterval?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let spAlertBanner = SPAlertBanner(text: text, kind: kind)
        if let duration = duration {
            spAlertBanner.duration = duration
        }

        spAlertBanner.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spAlertBanner)

        return beagleWrapper
    }
}

extension SPBannerKind: Codable {}
