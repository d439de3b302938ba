import UIKit

#if os(Linux)
struct InnerWidget: Component {
    @MainActor func makeView() -> UIView {
        let innerComponent = Cards.Cell.Inner()

        return innerComponent
    }
}
#endif
