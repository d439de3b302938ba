import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoInitiableAndDecodable {
    private let title: String
    private(set) var text: String
    fileprivate var note: String
    private static let shared = 1
    private let version = 1
}

private struct Secret: AutoInitiable {
    let code: String
}

private enum Names {
    struct Inner: AutoDecodable { let code: String }
}
