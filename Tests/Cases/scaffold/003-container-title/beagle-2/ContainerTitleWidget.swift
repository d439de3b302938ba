import Beagle
import UIKit

struct ContainerTitleWidget: Widget {
    let title: String
    let child: ServerDrivenComponent

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let child = BeagleView(child)
        child.translatesAutoresizingMaskIntoConstraints = false

        let containerTitle = ContainerTitle(title: title, child: child)

        containerTitle.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: containerTitle)

        return beagleWrapper
    }
}
