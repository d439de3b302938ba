import Beagle
import UIKit

struct SPTimelineWidget: Widget {
    let caption: String
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let spTimeline = SPTimeline(caption: caption)
        // TODO: 'model' of type 'SPMissingModel' is not set: 'SPMissingModel' is not declared in the scanned sources
        // TODO: 'kind' of type 'SPMissingKind' is not set: 'SPMissingKind' is not declared in the scanned sources
        // TODO: 'delegate' of type '(any SPMissingDelegate)?' is not set: the app must supply the object of a weak reference

        spTimeline.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spTimeline)

        return beagleWrapper
    }
}
