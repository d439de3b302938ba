import UIKit

struct SPPanelWidget: Component {
    let inset: CGFloat
    let columns: Int?

    @MainActor func makeView() -> UIView {
        let spPanel = SPPanel(inset: inset)
        if let columns = columns {
            spPanel.columns = columns
        }

        return spPanel
    }
}
