import Beagle
import UIKit

protocol AutoDecodable: Decodable {}

struct Card: AutoDecodable {
    let title: String
}
