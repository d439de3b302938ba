import Beagle
import UIKit

struct IconButtonWidget: Widget {
    let systemName: String
    let tapped: [Action]?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        weak var origin: UIView?
        guard let iconButton = IconButton(
            systemName: systemName,
            tapped: {
                guard let origin = origin else { return }
                renderer.controller?.execute(actions: tapped, event: "tapped", origin: origin)
            }
        ) else { return UIView() }
        origin = iconButton

        iconButton.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: iconButton)

        return beagleWrapper
    }
}
