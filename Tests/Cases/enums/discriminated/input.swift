import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

enum Shape: AutoDecodable {
    case none
    case circle(radius: Double)
    case point(Int, Int)
    // expected-warning 10-14: 'case point' has values without labels, which have no keys, and decoding it always fails; label all of its values, or write 'init(from:)' by hand [undecodable-case]

    enum CodingKeys: String, CodingKey {
        case enumCaseKey = "kind"
        case none, circle, radius, point
    }
}
