import Beagle
import UIKit

struct CellWidget: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let cellComponent = Cards.Cell(frame: .zero)

        cellComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: cellComponent)

        return beagleWrapper
    }
}
