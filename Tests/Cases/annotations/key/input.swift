import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoInitiableAndDecodable {
    // widgetgen: key = "_title"
    let title: String
    let text: String // widgetgen: key = "body \"text\""
    // widgetgen: skip
    var cache: [String: Int] = [:]
}
