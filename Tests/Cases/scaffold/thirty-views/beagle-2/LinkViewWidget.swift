import Beagle
import UIKit

struct LinkViewWidget: Widget {
    let link: URL
    let title: String?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let linkView = LinkView(link: link, title: title ?? String("more"))

        linkView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: linkView)

        return beagleWrapper
    }
}
