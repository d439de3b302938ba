import Beagle
import UIKit

// widgetgen: equatable
struct Title: ServerDrivenComponent {
    let text: String
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
