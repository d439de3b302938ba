import Beagle
import UIKit

struct ProgressRingWidget: Widget {
    let progress: Float?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let progressRing = ProgressRing()
        if let progress = progress {
            progressRing.progress = progress
        }
        // TODO: 'gradient' of type '[String]' is not set: it is not available wherever the view is

        progressRing.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: progressRing)

        return beagleWrapper
    }
}
