import UIKit

struct PanelWidget: Component {
    let title: String?

    @MainActor func makeView() -> UIView {
        let panelComponent = Panel()
        if let title = title {
            panelComponent.title = title
        }
        // TODO: 'child' of type 'UIView?' is not set: the protocol 'Component' does not require 'makeView()'

        return panelComponent
    }
}
