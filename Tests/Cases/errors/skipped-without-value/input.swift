import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoInitiable {
    // widgetgen: skip
    let title: String
    // expected-error 9-13: 'title' is skipped and needs an initial value [skipped-without-value]
    // widgetgen: skip
    var text: String?
}
