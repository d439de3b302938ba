import Beagle
import UIKit

struct SPActionBarWidget: Widget {
    let titles: [String]
    let onTap: [Action]?
    let onSelection: [Action]?
    let onClose: [Action]?
    let onLongPress: [Action]?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        weak var origin: UIView?
        let spActionBar = SPActionBar(
            titles: titles,
            onTap: { _ in
                guard let origin = origin else { return }
                renderer.controller?.execute(actions: onTap, event: "onTap", origin: origin)
            }
        )
        origin = spActionBar
        spActionBar.onSelection = { [unowned spActionBar] _, _ in
            renderer.controller?.execute(actions: onSelection, event: "onSelection", origin: spActionBar)
        }
        spActionBar.onClose = { [unowned spActionBar] in
            renderer.controller?.execute(actions: onClose, event: "onClose", origin: spActionBar)
        }
        spActionBar.onLongPress = { [unowned spActionBar] in
            renderer.controller?.execute(actions: onLongPress, event: "onLongPress", origin: spActionBar)
        }
        // TODO: 'shouldClose' of type '((SPActionBar) -> Bool)?' is not set: a closure that returns a value cannot be sent as JSON

        spActionBar.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spActionBar)

        return beagleWrapper
    }
}
