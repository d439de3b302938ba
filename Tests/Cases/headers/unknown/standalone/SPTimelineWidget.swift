import UIKit

struct SPTimelineWidget: Component {
    let caption: String

    @MainActor func makeView() -> UIView {
        let spTimeline = SPTimeline(caption: caption)
        // TODO: 'model' of type 'SPMissingModel' is not set: 'SPMissingModel' is not declared in the scanned sources
        // TODO: 'kind' of type 'SPMissingKind' is not set: 'SPMissingKind' is not declared in the scanned sources
        // TODO: 'delegate' of type '(any SPMissingDelegate)?' is not set: the app must supply the object of a weak reference

        return spTimeline
    }
}
