import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Box<Value: Decodable>: AutoInitiableAndDecodable {
    let value: Value
    let values: [Value]?
}
