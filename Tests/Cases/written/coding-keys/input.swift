import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: Widget, AutoDecodable {
    let title: String
    var note: String?
    let text: String
    var count = 1
    var widgetProperties: WidgetProperties

    enum CodingKeys: String, CodingKey {
        case text = "body"
        case title
    }
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
