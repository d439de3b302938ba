import Beagle
import UIKit

struct SPPanelWidget: Widget {
    let inset: CGFloat
    let columns: Int?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let spPanel = SPPanel(inset: inset)
        if let columns = columns {
            spPanel.columns = columns
        }

        spPanel.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spPanel)

        return beagleWrapper
    }
}
