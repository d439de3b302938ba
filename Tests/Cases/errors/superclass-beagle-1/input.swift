import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

class Page {}

class Home: Page, AutoInitiable {
// expected-error 7-10: 'Home' inherits from 'Page', and generated code calls no initializers of 'Page'; write the initializers of 'Home' by hand and remove the marker [superclass]
    let title: String

    // widgetgen:inline:auto:Home.Init
    // widgetgen:end
}
