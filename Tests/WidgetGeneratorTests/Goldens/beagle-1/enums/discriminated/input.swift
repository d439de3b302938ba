import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

enum Shape: AutoDecodable {
    case none
    case circle(radius: Double)
    case point(Int, Int)

    enum CodingKeys: String, CodingKey {
        case enumCaseKey = "kind"
        case none, circle, radius, point
    }
}
