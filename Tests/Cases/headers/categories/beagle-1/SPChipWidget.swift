import Beagle
import UIKit

struct SPChipWidget: Widget {
    let text: String
    /// The name of an image in the app's assets.
    let icon: String?
    let isClosed: Bool?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let spChip = SPChip(text: text, icon: icon.flatMap({ UIImage(named: $0) }))
        if let isClosed = isClosed {
            spChip.isClosed = isClosed
        }
        // TODO: 'anchor' of type 'UIView?' is not set: the app must supply the object of a weak reference

        spChip.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spChip)

        return beagleWrapper
    }
}
