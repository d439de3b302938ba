import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoInitiable {
    var color = makeColor()
    // expected-error 9-13: the type of 'color' cannot be inferred from its initial value; add a type annotation [unknown-property-type]
    var tone = .dark
    // expected-error 9-12: the type of 'tone' cannot be inferred from its initial value; add a type annotation [unknown-property-type]
    var (a, b) = (1, 2)
    // expected-error 10: the type of 'a' cannot be inferred from its initial value; add a type annotation [unknown-property-type]
    // expected-error 13: the type of 'b' cannot be inferred from its initial value; add a type annotation [unknown-property-type]
}
