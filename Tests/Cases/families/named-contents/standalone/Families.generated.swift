import WidgetRuntime

// MARK: Block

/// Any `Block` in the JSON.
struct AnyBlock: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case divider
        case toDo = "to_do"
        case todo
        #if os(iOS)
        case photo
        #endif
    }

    let value: any Block

    init(_ value: any Block) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(String.self, forKey: "type") else {
            WidgetCoding.reportMissing("type", to: decoder)
            value = try fields.decode(Divider.self, forKey: "divider")
            return
        }
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Block).self, named: "Block", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try UnknownBlock(from: decoder) }
                return
            }
            switch known {
            case .divider: value = try fields.decode(Divider.self, forKey: "divider")
            case .toDo: value = try fields.decode(ToDo.self, forKey: "to_do")
            case .todo: value = try fields.decode(ToDo.self, forKey: "todo")
            #if os(iOS)
            case .photo: value = try fields.decode(Photo.self, forKey: "photo")
            #endif
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Divider:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("divider", forKey: "type")
            try fields.encode(value, forKey: "divider")
        case let value as ToDo:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("to_do", forKey: "type")
            try fields.encode(value, forKey: "to_do")
        #if os(iOS)
        case let value as Photo:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("photo", forKey: "type")
            try fields.encode(value, forKey: "photo")
        #endif
        default:
            try value.encode(to: encoder)
        }
    }
}

/// An unknown `Block`: its JSON is kept and encoded again unchanged.
struct UnknownBlock: Block {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

// MARK: Item

/// Any `Item` in the JSON.
struct AnyItem: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case known = "1"
        case rest = "0"
    }

    let value: any Item

    init(_ value: any Item) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, at: "meta", "kind").description
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Item).self, named: "Item", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try Rest(from: decoder) }
                return
            }
            switch known {
            case .known: value = try fields.decode(Known.self, forKey: "1")
            case .rest: value = try fields.decode(Rest.self, forKey: "0")
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Known:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, at: "meta", "kind")
            try fields.encode(value, forKey: "1")
        case let value as Rest:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(0, at: "meta", "kind")
            try fields.encode(value, forKey: "0")
        default:
            try value.encode(to: encoder)
        }
    }
}
