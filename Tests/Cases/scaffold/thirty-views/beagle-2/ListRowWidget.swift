import Beagle
import UIKit

struct ListRowWidget: Widget {
    let detail: String?
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

        let listRow = ListRow()
        listRow.detail = detail
        if let title = title {
            listRow.title = title
        }
        listRow.accessory = accessory

        listRow.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: listRow)

        return beagleWrapper
    }
}
