import UIKit

struct ButtonWidget: Component {
    let text: String?
    let isWide: Bool
    let views: [any Component]?
    let child: (any Component)?

    @MainActor func makeView() -> UIView {
        let views = views?.map { component -> UIView in
            let view = component.makeView()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }
        let child = child.map { component -> UIView in
            let view = component.makeView()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }

        guard let buttonComponent = Button(
            text: text,
            isWide: isWide,
            views: views,
            child: child,
            onTap: {},
            onLong: nil
        ) else { return UIView() }
        // TODO: 'onTap' of type '@escaping () -> Void' is not set: the app decides what an event does
        // TODO: 'onLong' of type '((Int) -> Void)?' is not set: the app decides what an event does

        return buttonComponent
    }
}
