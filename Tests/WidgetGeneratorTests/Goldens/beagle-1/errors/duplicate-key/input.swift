import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoDecodable {
    let title: String
    // widgetgen: key = "title"
    let text: String
    // widgetgen: key = "version"
    let version = 1
}
