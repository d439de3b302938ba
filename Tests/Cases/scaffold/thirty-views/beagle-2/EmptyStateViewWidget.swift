import Beagle
import UIKit

struct EmptyStateViewWidget: Widget {
    /// The name of an image in the app's assets.
    let image: String?
    let title: String
    let message: String?
    let retry: [Action]?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        weak var origin: UIView?
        let emptyStateView = EmptyStateView(
            image: image.flatMap({ UIImage(named: $0) }),
            title: title,
            message: message,
            retry: {
                guard let origin = origin else { return }
                renderer.controller?.execute(actions: retry, event: "retry", origin: origin)
            }
        )
        origin = emptyStateView

        emptyStateView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: emptyStateView)

        return beagleWrapper
    }
}
