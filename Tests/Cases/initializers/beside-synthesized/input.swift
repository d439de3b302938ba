import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Same: AutoInitiable {
    let title: String
    var text: String?
    var count = 1
}

struct Defaults: AutoInitiable {
    let title: String?
}

public struct Visible: AutoInitiable {
    public let title: String
}

public struct Empty: AutoInitiable {}

struct Written: AutoInitiable {
    let title: String

    init(number: Int) { title = "\(number)" }
}

struct Lazy: AutoInitiable {
    let title: String
    lazy var text = title
}

func make() {
    _ = Same(title: "a")
    _ = Defaults()
    _ = Defaults(title: "a")
    _ = Visible(title: "a")
    _ = Empty()
    _ = Written(title: "a")
    _ = Lazy(title: "a")
}
