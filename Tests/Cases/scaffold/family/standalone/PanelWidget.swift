import UIKit

struct PanelWidget: Widget {
    let child: any Widget
    let others: [any Widget]

    @MainActor func makeView() -> UIView {
        let child = child.makeView()
        child.translatesAutoresizingMaskIntoConstraints = false
        let others = others.map { component -> UIView in
            let view = component.makeView()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }

        let panelComponent = Panel(child: child, others: others)

        return panelComponent
    }
}
