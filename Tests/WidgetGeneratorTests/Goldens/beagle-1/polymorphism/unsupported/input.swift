import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Grid: ServerDrivenComponent, AutoDecodable {
    let rows: [[ServerDrivenComponent]]
    let byName: [String: Action]
    let onTap: () -> Void
    let pair: (Int, Int)
    let handled: [String: Action]

    static func decodeHandled(
        from container: KeyedDecodingContainer<CodingKeys>
    ) throws -> [String: Action] { [:] }
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
