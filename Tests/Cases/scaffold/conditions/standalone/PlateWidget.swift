import UIKit

#if canImport(UIKit)
struct PlateWidget: Component {
    let title: String?
    /// A widget has a function with this name.
    let viewMakeView: Bool?
    let toolTip: String?

    @MainActor func makeView() -> UIView {
        let plateComponent = Plate()
        if let title = title {
            plateComponent.title = title
        }
        if let viewMakeView = viewMakeView {
            plateComponent.makeView = viewMakeView
        }
        if let toolTip = toolTip {
            plateComponent.toolTip = toolTip
        }
        // TODO: 'debugColor' of type 'UIColor' is not set: it is declared only if 'canImport(UIKit) && DEBUG' is true
        // TODO: 'menu' of type 'String?' is not set: it is declared only if 'os(macOS)' is true

        return plateComponent
    }
}
#endif
