import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

class Page: AutoInitiableAndDecodable {
// expected-error 7-10: 'init(from:)' of class 'Page' cannot be in an extension; put '// widgetgen:inline:auto:Page.Coding' and '// widgetgen:end' into the class and pass '--inline', or make it a struct [class-needs-inline]
// expected-error 7-10: the memberwise init of class 'Page' cannot be in an extension; put '// widgetgen:inline:auto:Page.Init' and '// widgetgen:end' into the class and pass '--inline', write '// widgetgen: memberwise = false' above it, or make it a struct [class-needs-inline]
    let title: String = ""
}
