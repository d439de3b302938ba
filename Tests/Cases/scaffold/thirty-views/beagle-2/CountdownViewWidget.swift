import Beagle
import UIKit

struct CountdownViewWidget: Widget {
    let end: Date

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let countdownView = CountdownView(until: end)

        countdownView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: countdownView)

        return beagleWrapper
    }
}
