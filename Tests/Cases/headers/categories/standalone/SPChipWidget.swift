import UIKit

struct SPChipWidget: Component {
    let text: String
    /// The name of an image in the app's assets.
    let icon: String?
    let isClosed: Bool?

    @MainActor func makeView() -> UIView {
        let spChip = SPChip(text: text, icon: icon.flatMap({ UIImage(named: $0) }))
        if let isClosed = isClosed {
            spChip.isClosed = isClosed
        }
        // TODO: 'anchor' of type 'UIView?' is not set: the app must supply the object of a weak reference

        return spChip
    }
}
