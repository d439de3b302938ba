import Beagle
import UIKit

struct ButtonWidget: Widget {
    let text: String?
    let isWide: Bool
    let views: [ServerDrivenComponent]?
    let child: ServerDrivenComponent?
    let onTap: [Action]?
    let onLong: [Action]?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let views = views?.map { component -> UIView in
            let view = BeagleView(component)
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }
        let child = child.map { component -> UIView in
            let view = BeagleView(component)
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }

        weak var origin: UIView?
        guard let buttonComponent = Button(
            text: text,
            isWide: isWide,
            views: views,
            child: child,
            onTap: {
                guard let origin = origin else { return }
                renderer.controller?.execute(actions: onTap, event: "onTap", origin: origin)
            },
            onLong: { _ in
                guard let origin = origin else { return }
                renderer.controller?.execute(actions: onLong, event: "onLong", origin: origin)
            }
        ) else { return UIView() }
        origin = buttonComponent

        buttonComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: buttonComponent)

        return beagleWrapper
    }
}
