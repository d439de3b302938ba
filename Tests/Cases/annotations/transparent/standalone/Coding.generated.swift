import Foundation
import WidgetRuntime

// MARK: Amount Codable
extension Amount: Codable {

    init(
        container: Int
    ) {
        self.container = container
    }

    init(from decoder: any Decoder) throws {
        self.container = try decoder.singleValueContainer().decode(WidgetCoding.CodedBy<Lenient<Int>>.self).value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(WidgetCoding.CodedBy<Lenient<Int>>(self.container))
    }
}

// MARK: Body Codable
extension Body: Codable {

    init(from decoder: any Decoder) throws {
        children = WidgetCoding.recovering(with: [], in: decoder) { try decoder.singleValueContainer().decode([AnyComponent].self).map(\.value) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(children.map(AnyComponent.init))
    }
}

// MARK: ByHand Codable
extension ByHand: Codable {

    init(from decoder: any Decoder) throws {
        text = try Self.decodeText(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

// MARK: Day Codable
extension Day: Codable {

    init(from decoder: any Decoder) throws {
        date = try decoder.singleValueContainer().decode(Date?.self)
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(date)
    }
}

// MARK: Hooked Codable
extension Hooked: Codable {

    init(from decoder: any Decoder) throws {
        name = try decoder.singleValueContainer().decode(String?.self)
        didDecode(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        willEncode(to: encoder)
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

// MARK: Identifier Codable
extension Identifier: Codable {

    init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

// MARK: Item Codable
extension Item: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(try fields.decode(Identifier.self, forKey: "_0"))
        case "tree":
            self = .tree(tree: try fields.decode(Tree.self, forKey: "tree"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Item", known: ["text", "tree"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .tree(let tree):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("tree", forKey: "type")
            try fields.encode(tree, forKey: "tree")
        }
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        elements = try decoder.singleValueContainer().decode(LossyArray<Element>.self).elements
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(elements)
    }
}

// MARK: Read Codable
extension Read: Decodable {

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }
}

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decode(Identifier.self, forKey: "id")
        ids = try fields.decodeIfPresent([Identifier].self, forKey: "ids")
        price = try fields.decode(Amount.self, forKey: "price")
        body = try fields.decode(Body.self, forKey: "body")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(id, forKey: "id")
        try fields.encodeIfPresent(ids, forKey: "ids")
        try fields.encode(price, forKey: "price")
        try fields.encode(body, forKey: "body")
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

// MARK: Tree Codable
extension Tree: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        branches = try decoder.singleValueContainer().decode([Tree].self)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        var container = encoder.singleValueContainer()
        try container.encode(branches)
    }
}
