import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: ServerDrivenComponent, AutoInitiableAndDecodable {
    let title: String
    let text: String?

    init(title: String, text: String? = nil) {
        self.title = title.uppercased()
        self.text = text
    }
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Other: ServerDrivenComponent, AutoInitiableAndDecodable {
    let title: String

    init(title: Int) { self.title = "\(title)" }
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
