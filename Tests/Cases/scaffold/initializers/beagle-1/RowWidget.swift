import Beagle
import UIKit

struct RowWidget: Widget {
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let rowComponent = Cards.Row()

        rowComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: rowComponent)

        return beagleWrapper
    }
}
