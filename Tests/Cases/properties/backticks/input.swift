import Beagle

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Template: AutoInitiableAndDecodable {
    let `case`: Expression<Bool>?
    let `default`: Action?
    let container: String
    let decoder: Int?
}
