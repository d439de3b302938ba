import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

enum Route {
    struct Path: AutoInitiableAndDecodable {
        let kind: Kind
        let kinds: [String: [Kind]?]
        let own: Own
        struct Own: Decodable {}
    }
    enum Kind: String, Decodable { case push, pop }
}
