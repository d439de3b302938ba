import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

public struct Open: AutoInitiableAndDecodable { public let title: String }
struct Inner: AutoInitiableAndDecodable { let title: String }
package struct Shared: AutoInitiableAndDecodable { let title: String }
public extension Open {
    struct Nested: AutoInitiableAndDecodable { let title: String }
}
