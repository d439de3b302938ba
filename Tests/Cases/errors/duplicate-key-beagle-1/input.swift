import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoDecodable {
    let title: String
    // expected-note 9-13: first used here
    // widgetgen: key = "title"
    // expected-error 19-31: 'text' and 'title' both have the key 'title'; give one of them another key with '// widgetgen: key = "…"' [duplicate-key]
    let text: String
    // widgetgen: key = "version"
    // expected-warning 19-33: 'version' is a constant with a value and is never decoded; make it a 'var' or remove its key [key-of-constant]
    let version = 1
}
