import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: ServerDrivenComponent, AutoDecodable {
    let title: String
    let size: Int
    let ratio: Double
    let kind: String
    let child: ServerDrivenComponent?

    static func decodeTitle(from container: KeyedDecodingContainer<CodingKeys>) throws -> String { "" }
    static func decodeSize(from decoder: any Decoder) -> Int { 1 }
    static func decodeRatio(from container: KeyedDecodingContainer<CodingKeys>) throws -> Double { 1 }
    static let defaultRatio = 1.0
    static var defaultKind: String { "plain" }
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
