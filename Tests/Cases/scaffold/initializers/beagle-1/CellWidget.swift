import Beagle
import UIKit

struct CellWidget: Widget {
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let cellComponent = Cards.Cell(frame: .zero)

        cellComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: cellComponent)

        return beagleWrapper
    }
}
