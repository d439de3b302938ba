import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoDecodable {
    // widgetgen: kye = "_title"
    let title: String
    // sourcery: kye = "_title"
    let text: String
}
