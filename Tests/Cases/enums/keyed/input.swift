import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

enum Shape: AutoDecodable {
    case none
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case point(Int, Int)
}
