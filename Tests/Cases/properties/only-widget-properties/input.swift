import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Spacer: Widget, AutoInitiableAndDecodable {
    var widgetProperties: WidgetProperties
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
