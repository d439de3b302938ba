import Beagle
import UIKit

struct RowCellWidget: Widget {
    let caption: String?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let rowCell = RowCell(style: .default, reuseIdentifier: nil)
        if let caption = caption {
            rowCell.caption = caption
        }

        rowCell.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: rowCell)

        return beagleWrapper
    }
}
