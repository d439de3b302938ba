import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoInitiable {
    // widgetgen: skip
    let title: String
    // widgetgen: skip
    var text: String?
}
