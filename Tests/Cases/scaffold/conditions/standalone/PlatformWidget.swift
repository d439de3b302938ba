import UIKit

#if !(canImport(AppKit))
struct PlatformWidget: Component {
    let number: Int?

    @MainActor func makeView() -> UIView {
        let platformComponent = Platform()
        if let number = number {
            platformComponent.number = number
        }

        return platformComponent
    }
}
#endif
