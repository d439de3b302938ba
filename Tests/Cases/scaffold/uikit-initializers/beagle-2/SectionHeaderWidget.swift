import Beagle
import UIKit

struct SectionHeaderWidget: Widget {
    let caption: String?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let sectionHeader = SectionHeader(reuseIdentifier: nil)
        if let caption = caption {
            sectionHeader.caption = caption
        }

        sectionHeader.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: sectionHeader)

        return beagleWrapper
    }
}
