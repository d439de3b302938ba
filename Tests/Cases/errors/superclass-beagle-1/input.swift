import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

class Page {}

class Home: Page, AutoInitiable {
// expected-error 7-10: 'Home' inherits from class 'Page', whose initializers generated code does not call; write its initializers by hand and remove the marker [superclass]
    let title: String

    // widgetgen:inline:auto:Home.Init
    // widgetgen:end
}
