import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

class Page {}

class Home: Page, AutoInitiable {
    let title: String

    // widgetgen:inline:auto:Home.Init
    // widgetgen:end
}
