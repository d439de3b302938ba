import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoDecodable {
    // widgetgen: kye = "_title"
    // expected-error 19-21: unknown annotation key 'kye'; did you mean 'key'? [unknown-annotation-key]
    // expected-fix 19-21: write 'key'
    let title: String
    // sourcery: kye = "_title"
    let text: String
}
