import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoInitiable {
    var color = makeColor()
    var tone = .dark
    var (a, b) = (1, 2)
}
