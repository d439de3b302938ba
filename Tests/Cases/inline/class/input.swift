import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

class Page: ServerDrivenComponent, AutoInitiableAndDecodable {
    let title: String
    private let number: Int

    // widgetgen:inline:auto:Page.Init
    // widgetgen:end

    // widgetgen:inline:auto:Page.Coding
    // widgetgen:end
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

final class Last: AutoDecodable {
    let title: String

    // widgetgen:inline:auto:Last.Coding
    // widgetgen:end
}
