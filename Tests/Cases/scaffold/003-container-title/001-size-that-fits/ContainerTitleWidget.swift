import Beagle
import UIKit

struct ContainerTitleWidget: Widget {
    let title: String
    let child: ServerDrivenComponent
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let child = BeagleView(child)
        child.translatesAutoresizingMaskIntoConstraints = false

        let containerTitle = ContainerTitle(title: title, child: child)

        return containerTitle
    }
}

extension ContainerTitle {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(size)
    }
}
