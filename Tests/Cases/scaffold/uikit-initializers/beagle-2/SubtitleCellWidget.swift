import Beagle
import UIKit

struct SubtitleCellWidget: Widget {
    let detail: String

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let subtitleCell = SubtitleCell(detail: detail)
        // TODO: 'style' of type 'UITableViewCell.CellStyle' is not set: 'UITableViewCell.CellStyle' is not declared in the scanned sources

        subtitleCell.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: subtitleCell)

        return beagleWrapper
    }
}
