import Beagle
import UIKit

struct BaseRowWidget: Widget {
    let title: String?
    let accessory: ServerDrivenComponent?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let accessory = accessory.map { component -> UIView in
            let view = BeagleView(component)
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }

        let baseRow = BaseRow()
        if let title = title {
            baseRow.title = title
        }
        baseRow.accessory = accessory

        baseRow.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: baseRow)

        return beagleWrapper
    }
}
