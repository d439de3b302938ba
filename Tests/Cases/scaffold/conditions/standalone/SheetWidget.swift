import UIKit

struct SheetWidget: Component {
    let number: Int?

    @MainActor func makeView() -> UIView {
        let sheetComponent = Sheet()
        if let number = number {
            sheetComponent.number = number
        }

        return sheetComponent
    }
}
