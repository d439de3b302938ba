// Generated using widgetgen
// DO NOT EDIT

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
        self.container = try decoder.singleValueContainer().decode(CodedBy<Lenient<Int>>.self).value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(CodedBy<Lenient<Int>>(self.container))
    }
}

extension Amount: JSONReadable {

    init(from json: inout JSONReader) throws {
        self.container = try json.read(CodedBy<Lenient<Int>>.self).value
    }
}

extension Amount: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.write(CodedBy<Lenient<Int>>(self.container))
    }
}

// MARK: Body Codable
extension Body: Codable {

    init(from decoder: any Decoder) throws {
        children = decoder.recovering(with: []) { try decoder.singleValueContainer().decode([AnyComponent].self).map(\.value) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(children.map(AnyComponent.init))
    }
}

extension Body: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passValue()
        self.children = json.recovering(in: object, levels: 0, with: []) { try $0.read([AnyComponent].self, beside: object).map(\.value) }
    }
}

extension Body: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.write(children.map(AnyComponent.init))
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

extension ByHand: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passValue()
        self.text = try Self.decodeText(from: json.decoder(of: object))
    }
}

extension ByHand: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.write(text)
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

extension Day: JSONReadable {

    init(from json: inout JSONReader) throws {
        self.date = try json.read(Date?.self)
        try validate()
    }
}

extension Day: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.write(date)
    }
}

// MARK: Hooked Codable
extension Hooked: Codable {

    init(from decoder: any Decoder) throws {
        self.name = try decoder.singleValueContainer().decode(String?.self)
        didDecode(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        willEncode(to: encoder)
        var container = encoder.singleValueContainer()
        try container.encode(self.name)
    }
}

extension Hooked: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passValue()
        self.name = try json.read(String?.self, beside: object)
        didDecode(from: json.decoder(of: object))
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

extension Identifier: JSONReadable {

    init(from json: inout JSONReader) throws {
        self.rawValue = try json.read(String.self)
    }
}

extension Identifier: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.write(rawValue)
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

extension Item: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "text":
            var _0: Identifier?
            let keys: [StaticString] = ["_0"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: _0 = json.read(Identifier.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .text(_0)
        case "tree":
            var tree: Tree?
            let keys: [StaticString] = ["tree"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: tree = json.read(Tree.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let tree else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .tree(tree: tree)
        default:
            throw json.unknown(name, in: "Item", known: ["text", "tree"])
        }
    }
}

extension Item: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .text(let value0):
            let object = json.openObject()
            json.write(name: "text", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .tree(let tree):
            let object = json.openObject()
            json.write(name: "tree", forKey: "type")
            try json.write(tree, forKey: "tree")
            json.close(object)
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

extension Page: JSONReadable {

    init(from json: inout JSONReader) throws {
        self.elements = try json.read(LossyArray<Element>.self).elements
    }
}

extension Page: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.write(elements)
    }
}

// MARK: Read Codable
extension Read: Decodable {

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }
}

extension Read: JSONReadable {

    init(from json: inout JSONReader) throws {
        self.text = try json.read(String.self)
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

extension Screen: JSONReadable {

    init(from json: inout JSONReader) throws {
        var id: Identifier?
        var ids: [Identifier]?
        var price: Amount?
        var body: Body?
        let keys: [StaticString] = ["id", "ids", "price", "body"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: id = json.read(Identifier.self, in: &object)
            case 1: ids = json.readIfPresent([Identifier].self, in: &object)
            case 2: price = json.read(Amount.self, in: &object)
            case 3: body = json.read(Body.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id, let price, let body else {
            throw json.failure(of: object, keys, required: 0, 2, 3)
        }
        self.id = id
        self.ids = ids
        self.price = price
        self.body = body
    }
}

extension Screen: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        try json.writeIfPresent(ids, forKey: "ids")
        try json.write(price, forKey: "price")
        try json.write(body, forKey: "body")
        json.close(object)
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

extension Text: JSONReadable {

    init(from json: inout JSONReader) throws {
        self.text = try json.read(String.self)
    }
}

extension Text: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.write(text)
    }
}

// MARK: Tree Codable
extension Tree: Codable {

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        branches = try decoder.singleValueContainer().decode([Tree].self)
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        var container = encoder.singleValueContainer()
        try container.encode(branches)
    }
}

extension Tree: JSONReadable {

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        self.branches = try json.read([Tree].self)
    }
}

extension Tree: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(branches)
    }
}
