import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoDecodable {
    let title: String
    // expected-error 9-13: 'title' has no case in 'CodingKeys' and no initial value; add the case or a value [missing-key]
    let note: String?
    // expected-error 9-12: 'note' has no case in 'CodingKeys' and no initial value; add the case or a value [missing-key]
    var text: String?

    enum CodingKeys: CodingKey { case other }
    // expected-note 10-19: 'CodingKeys' is declared here
    // expected-note 10-19: 'CodingKeys' is declared here
}
