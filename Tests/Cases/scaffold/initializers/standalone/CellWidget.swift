import UIKit

struct CellWidget: Component {
    @MainActor func makeView() -> UIView {
        let cellComponent = Cards.Cell(frame: .zero)

        return cellComponent
    }
}
