import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: ServerDrivenComponent, AutoDecodable {
    let title: String
    let text: String
    let `case`: Int

    enum CodingKeys: String, CodingKey {
        case text = "body"
// sourcery:inline:auto:Card.CodingKeys.AutoCodable
// sourcery:end
    }
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
