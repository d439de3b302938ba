import Beagle
import UIKit

struct SPSpinnerWidget: Widget {
    let diameter: CGFloat
    let speed: CGFloat?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let spSpinner = SPSpinner(diameter: diameter)
        if let speed = speed {
            spSpinner.speed = speed
        }

        spSpinner.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spSpinner)

        return beagleWrapper
    }
}
