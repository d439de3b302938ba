import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Hidden: Decodable {}
public enum Names {
    struct Inner: Decodable {}
}

public struct Card: AutoInitiableAndDecodable {
    public let title: String
    let hidden: [Hidden]?
}

public struct Page: AutoInitiableAndDecodable {
    let inner: Names.Inner
}

public struct Row: AutoInitiableAndDecodable {
    typealias Cells = [String]
    public typealias Title = String

    let cells: Cells
    let title: Title
}
