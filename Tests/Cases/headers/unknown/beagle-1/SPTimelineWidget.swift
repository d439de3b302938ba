import Beagle
import UIKit

struct SPTimelineWidget: Widget {
    let caption: String
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let spTimeline = SPTimeline(caption: caption)
        // TODO: 'model' of type 'SPMissingModel' is not set: 'SPMissingModel' is declared in no scanned source, and no JSON form of it is known
        // TODO: 'kind' of type 'SPMissingKind' is not set: 'SPMissingKind' is declared in no scanned source, and no JSON form of it is known
        // TODO: 'delegate' of type '(any SPMissingDelegate)?' is not set: a weak reference is to an object that the app has to supply

        spTimeline.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spTimeline)

        return beagleWrapper
    }
}
