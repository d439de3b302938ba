import Beagle
import UIKit

struct GridViewWidget: Widget {
    let children: [ServerDrivenComponent]
    let columns: Int

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let children = children.map { component -> UIView in
            let view = BeagleView(component)
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }

        let gridView = GridView(children, columns: columns)

        gridView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: gridView)

        return beagleWrapper
    }
}
