import Beagle
import UIKit

struct BannerViewWidget: Widget {
    let message: String

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let bannerView = BannerView(message: message)
        // TODO: 'actions' of type '[Action]' is not set: 'Action' does not conform to 'Codable'

        bannerView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: bannerView)

        return beagleWrapper
    }
}
