import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

typealias Callback = (Int) -> Void

struct Model: AutoInitiable {
    let onTap: () -> Void
    let onChange: Callback
    let onClose: (() -> Void)?
    let pair: (Int, text: String)
    weak var view: UIView?
    var label: UILabel!
}
