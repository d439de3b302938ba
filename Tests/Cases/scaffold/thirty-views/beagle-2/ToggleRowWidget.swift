import Beagle
import UIKit

struct ToggleRowWidget: Widget {
    let title: String
    let isOn: Bool

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let toggleRow = ToggleRow(title: title, isOn: isOn)
        // TODO: 'style' of type 'Style' is not set: 'Style' does not conform to 'Codable'

        toggleRow.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: toggleRow)

        return beagleWrapper
    }
}
