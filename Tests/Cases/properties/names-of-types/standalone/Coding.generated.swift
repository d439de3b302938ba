import Foundation
import WidgetRuntime

// MARK: Box Codable
extension Box: Codable {
    private typealias ValueType = Value

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        Value: borrowing Value
    ) {
        self.Value = copy Value
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.Value = try fields.decode(ValueType.self, forKey: "Value")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(self.Value, forKey: "Value")
    }
}

// MARK: Branch Codable
extension Branch {
    private typealias AnyNodeType = AnyNode
    private typealias IntType = Int
    private typealias LeafType = Leaf

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        first = try fields.decode(LeafType.self, forKey: "first")
        self.Node = try fields.decode(AnyNodeType.self, forKey: "Node").value
        self.AnyNode = try WidgetCoding.decode(listOf: AnyNodeType.self, forKey: "AnyNode", from: fields)
        count = try fields.decode(IntType.self, forKey: "count")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("branch", forKey: "type")
        try fields.encode(first, forKey: "first")
        try fields.encode(AnyNodeType(self.Node), forKey: "Node")
        try fields.encode(self.AnyNode.map(AnyNodeType.init), forKey: "AnyNode")
        try fields.encode(count, forKey: "count")
    }
}

// MARK: Conditional Codable
#if DEBUG
extension Conditional: Codable {
    private typealias StatusType = Status

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.Status = try fields.decode(StatusType.self, forKey: "Status")
        other = try fields.decode(StatusType.self, forKey: "other")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(self.Status, forKey: "Status")
        try fields.encode(other, forKey: "other")
    }
}
#else
extension Conditional: Codable {
    private typealias StatusType = Status

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        other = try fields.decode(StatusType.self, forKey: "other")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(other, forKey: "other")
    }
}
#endif

// MARK: Either Codable
extension Either: Codable {
    private typealias IntType = Int
    private typealias StatusType = Status

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .Status(try decoder.singleValueContainer().decode(StatusType.self))
            return
        } catch {
            failures.append(("Status", error))
        }
        do {
            self = .Int(try decoder.singleValueContainer().decode(IntType.self))
            return
        } catch {
            failures.append(("Int", error))
        }
        throw NoMatchingTypeError("Either", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .Status(let value0):
            try value0.encode(to: encoder)
        case .Int(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: Item Codable
extension Item: Codable {
    private typealias KindType = Kind

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.Kind = try fields.decode(KindType.self, forKey: "Kind")
        self.Item = try fields.decode([ItemReference].self, forKey: "Item")
        self.DecodingError = try fields.decodeIfPresent(Int.self, forKey: "DecodingError") ?? 1
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(self.Kind, forKey: "Kind")
        try fields.encode(self.Item, forKey: "Item")
        try fields.encode(self.DecodingError, forKey: "DecodingError")
    }
}

// MARK: ItemReference Codable
extension ItemReference: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decode(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(id, forKey: "id")
    }
}

// MARK: Leaf Codable
extension Leaf {
    private typealias StatusType = Status
    private typealias WireKeyType = WireKey

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKeyType.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        state = try fields.decode(StatusType.self, forKey: "state")
        self.WireKey = try fields.decode(Int.self, forKey: "WireKey")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKeyType.self)
        try fields.encode("leaf", forKey: "type")
        try fields.encode(state, forKey: "state")
        try fields.encode(self.WireKey, forKey: "WireKey")
    }
}

// MARK: Level Codable
extension Level: Codable {
    private typealias IntType = Int
    private typealias StringType = String

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(IntType.self)
        switch name {
        case 3: self = .Int
        case 2: self = .String
        default:
            throw WidgetDecodingError(
                UnknownNameError(StringType(describing: name), in: "Level", known: ["3", "2"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .Int: try container.encode(3)
        case .String: try container.encode(2)
        }
    }
}

// MARK: Lowercase Codable
extension Lowercase: Codable {
    private typealias statusType = status

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        status = try fields.decode(statusType.self, forKey: "status")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(status, forKey: "status")
    }
}

// MARK: Named Codable
extension Named: Codable {
    private typealias PartType = Part

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "Item":
            self = .Item(try fields.decode(ItemReference.self, forKey: key))
        case "Part":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .Part(value: try content.decode(PartType.self, forKey: "value"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Named", known: ["Item", "Part"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .Item(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "Item")
        case .Part(let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "Part")
            try content.encode(value, forKey: "value")
        }
    }
}

// MARK: Order Codable
extension Order: Codable {
    private typealias IntType = Int
    private typealias ItemTypeAlias = Item
    private typealias StatusType = Status
    private typealias StringType = String
    private typealias URLType = URL

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        Status: borrowing Status,
        Previous: Status = .off,
        History: [Status],
        ByName: [String: Status?],
        String: Bool,
        Data: Data? = nil,
        Date: Date,
        Link: URL? = nil,
        URL: URL,
        Int: [Int],
        Item: Item,
        Known: [any Node],
        CodedBy: Swift.String
    ) {
        self.Status = copy Status
        self.Previous = Previous
        self.History = History
        self.ByName = ByName
        self.String = String
        self.Data = Data
        self.Date = Date
        self.Link = Link
        self.URL = URL
        self.Int = Int
        self.Item = Item
        self.Known = Known
        self.CodedBy = CodedBy
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.Status = try fields.decode(StatusType.self, forKey: "Status")
        self.Previous = try fields.decodeIfPresent(StatusType.self, forKey: "Previous") ?? .off
        self.History = try fields.decode([StatusType].self, forKey: "History")
        self.ByName = try fields.decode([StringType: StatusType?].self, forKey: "ByName")
        self.String = try fields.decode(Bool.self, forKey: "String")
        self.Data = try fields.decodeIfPresent(WidgetCoding.CodedBy<Base64>.self, forKey: "Data")?.value
        self.Date = try fields.decode(WidgetCoding.CodedBy<ISO8601>.self, forKey: "Date").value
        self.Link = WidgetCoding.recovering("Link", with: nil, in: fields) { try fields.decodeIfPresent(URLType.self, forKey: "Link") }
        self.URL = try fields.decode(URLType.self, forKey: "URL")
        self.Int = try fields.decode(LossyArray<IntType>.self, forKey: "Int").elements
        self.Item = try fields.decode(ItemTypeAlias.self, forKey: "Item")
        self.Known = try fields.decode(WidgetCoding.KnownArray<AnyNode>.self, forKey: "Known").elements.map(\.value)
        self.CodedBy = try fields.decode(Swift.String.self, forKey: "CodedBy")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(self.Status, forKey: "Status")
        try fields.encode(self.Previous, forKey: "Previous")
        try fields.encode(self.History, forKey: "History")
        try fields.encode(self.ByName, forKey: "ByName")
        try fields.encode(self.String, forKey: "String")
        try fields.encodeIfPresent(self.Data.map { WidgetCoding.CodedBy<Base64>($0) }, forKey: "Data")
        try fields.encode(WidgetCoding.CodedBy<ISO8601>(self.Date), forKey: "Date")
        try fields.encodeIfPresent(self.Link, forKey: "Link")
        try fields.encode(self.URL, forKey: "URL")
        try fields.encode(self.Int, forKey: "Int")
        try fields.encode(self.Item, forKey: "Item")
        try fields.encode(self.Known.map(AnyNode.init), forKey: "Known")
        try fields.encode(self.CodedBy, forKey: "CodedBy")
    }
}

// MARK: Pair Codable
extension Pair: Codable {
    private typealias IntType = Int
    private typealias ItemTypeAlias = Item

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        self.Item = try elements.decode(ItemTypeAlias.self, for: "Item")
        self.Int = try elements.decode(IntType.self, for: "Int")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(self.Item)
        try elements.encode(self.Int)
    }
}

// MARK: Part Codable
extension Part: Codable {
    private typealias ItemTypeAlias = Item
    private typealias OrderType = Order
    private typealias StatusType = Status

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "Item":
            self = .Item(try ItemTypeAlias(from: decoder))
        case "Status":
            self = .Status(
                Status: try fields.decode(StatusType.self, forKey: "Status"),
                Order: try fields.decodeIfPresent(OrderType.self, forKey: "Order")
            )
        case "list":
            self = .list(of: try fields.decode([StatusType].self, forKey: "of"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Part", known: ["Item", "Status", "list"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .Item(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("Item", forKey: "type")
            try value0.encode(to: encoder)
        case .Status(let Status, let Order):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("Status", forKey: "type")
            try fields.encode(Status, forKey: "Status")
            try fields.encodeIfPresent(Order, forKey: "Order")
        case .list(let of):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("list", forKey: "type")
            try fields.encode(of, forKey: "of")
        }
    }
}

// MARK: Rest Codable
extension Rest: Codable {
    private typealias StringType = String

    init(from decoder: any Decoder) throws {
        self.String = try [StringType: Int](from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try self.String.encode(to: encoder)
    }
}

// MARK: Role Codable
extension Role: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        Decoder: borrowing Int,
        Codable: Bool
    ) {
        self.Decoder = copy Decoder
        self.Codable = Codable
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.Decoder = try fields.decode(Int.self, forKey: "Decoder")
        self.Codable = try fields.decode(Bool.self, forKey: "Codable")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(self.Decoder, forKey: "Decoder")
        try fields.encode(self.Codable, forKey: "Codable")
    }
}

// MARK: Sent Codable
extension Sent: Encodable {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(self.Item, forKey: "Item")
        try fields.encode(self.CodedBy, forKey: "CodedBy")
        try fields.encode(WidgetCoding.CodedBy<MillisecondsSince1970>(self.Date), forKey: "Date")
    }
}

// MARK: Wrapper Codable
extension Wrapper: Codable {
    private typealias ItemTypeAlias = Item

    init(from decoder: any Decoder) throws {
        self.Item = try decoder.singleValueContainer().decode(ItemTypeAlias.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self.Item)
    }
}

// MARK: status Codable
extension status: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        on = try fields.decode(Bool.self, forKey: "on")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(on, forKey: "on")
    }
}
