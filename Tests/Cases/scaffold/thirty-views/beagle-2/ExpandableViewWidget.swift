import Beagle
import UIKit

struct ExpandableViewWidget: Widget {
    let header: ServerDrivenComponent
    let content: ServerDrivenComponent
    let isExpanded: Bool?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let header = BeagleView(header)
        header.translatesAutoresizingMaskIntoConstraints = false
        let content = BeagleView(content)
        content.translatesAutoresizingMaskIntoConstraints = false

        let expandableView = ExpandableView(
            header: header,
            content: content,
            isExpanded: isExpanded ?? false
        )

        expandableView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: expandableView)

        return beagleWrapper
    }
}
