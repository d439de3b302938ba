import Beagle
import UIKit

struct InsetViewWidget: Widget {
    let content: ServerDrivenComponent?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let content = content.map { component -> UIView in
            let view = BeagleView(component)
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }

        let insetView = InsetView()
        insetView.content = content
        // TODO: 'insets' of type 'UIEdgeInsetsLike' is not set: 'UIEdgeInsetsLike' does not conform to 'Codable'

        insetView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: insetView)

        return beagleWrapper
    }
}
