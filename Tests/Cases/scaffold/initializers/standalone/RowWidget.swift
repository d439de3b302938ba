import UIKit

struct RowWidget: Component {
    @MainActor func makeView() -> UIView {
        let rowComponent = Cards.Row()

        return rowComponent
    }
}
