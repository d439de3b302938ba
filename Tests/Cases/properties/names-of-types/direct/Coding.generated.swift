import Foundation
public import WidgetRuntime

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

    public init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Box: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var Value: Value?
        var object = json.fields("Value")
        while let field = json.field(in: &object) {
            switch field {
            case 0: Value = json.read(ValueType.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let Value else {
            throw json.failure(of: object)
        }
        self.Value = Value
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(self.Value, forKey: "Value")
        json.close(object)
    }
}

extension Branch: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var first: Leaf?
        var Node: (any Node)?
        var AnyNode: [any Node]?
        var count: Int?
        var object = json.fields("first,Node,AnyNode,count", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: first = json.read(LeafType.self, in: &object)
            case 1: Node = json.read(AnyNodeType.self, in: &object)?.value
            case 2: AnyNode = json.read(listOf: AnyNodeType.self, in: &object)
            case 3: count = json.read(IntType.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let first, let Node, let AnyNode, let count else {
            throw json.failure(of: object)
        }
        self.first = first
        self.Node = Node
        self.AnyNode = AnyNode
        self.count = count
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "branch", forKey: "type")
        try json.write(first, forKey: "first")
        try json.write(AnyNodeType(self.Node), forKey: "Node")
        try json.write(listOf: AnyNodeType.self, self.AnyNode, forKey: "AnyNode")
        try json.write(count, forKey: "count")
        json.close(object)
    }
}

extension Conditional: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var Status: Status?
        var other: Status?
        var object = json.fields("Status,other")
        while let field = json.field(in: &object) {
            switch field {
            case 0: Status = json.read(StatusType.self, in: &object)
            case 1: other = json.read(StatusType.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let Status, let other else {
            throw json.failure(of: object)
        }
        self.Status = Status
        self.other = other
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(self.Status, forKey: "Status")
        try json.write(other, forKey: "other")
        json.close(object)
    }
}
#else
extension Conditional: Codable {
    private typealias StatusType = Status

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Conditional: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var other: Status?
        var object = json.fields("other")
        while let field = json.field(in: &object) {
            switch field {
            case 0: other = json.read(StatusType.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let other else {
            throw json.failure(of: object)
        }
        self.other = other
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(other, forKey: "other")
        json.close(object)
    }
}
#endif

extension Either: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .Status(try json.read(StatusType.self))
            return
        } catch {
            failures.append(("Status", error))
            json = start
        }
        do {
            self = .Int(try json.read(IntType.self))
            return
        } catch {
            failures.append(("Int", error))
            json = start
        }
        throw json.nothingMatches("Either", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .Status(let value0):
            try json.write(value0)
        case .Int(let value0):
            try json.write(value0)
        }
    }
}

extension Item: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var Kind: Kind?
        var Item: [ItemReference]?
        var DecodingError: Int?
        var object = json.fields("Kind,Item,DecodingError?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: Kind = json.read(KindType.self, in: &object)
            case 1: Item = json.read([ItemReference].self, in: &object)
            case 2: DecodingError = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let Kind, let Item else {
            throw json.failure(of: object)
        }
        self.init(
            Kind: Kind,
            Item: Item,
            DecodingError: DecodingError ?? 1
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(self.Kind, forKey: "Kind")
        try json.write(self.Item, forKey: "Item")
        try json.write(self.DecodingError, forKey: "DecodingError")
        json.close(object)
    }
}

extension ItemReference: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Int?
        var object = json.fields("id")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.id = id
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        json.close(object)
    }
}

extension Leaf: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var state: Status?
        var WireKey: Int?
        var object = json.fields("state,WireKey", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: state = json.read(StatusType.self, in: &object)
            case 1: WireKey = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let state, let WireKey else {
            throw json.failure(of: object)
        }
        self.state = state
        self.WireKey = WireKey
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "leaf", forKey: "type")
        try json.write(state, forKey: "state")
        try json.write(self.WireKey, forKey: "WireKey")
        json.close(object)
    }
}

extension Level: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(IntType.self)
        switch name {
        case 3: self = .Int
        case 2: self = .String
        default:
            throw json.unknown(name, in: "Level", known: ["3", "2"], from: start)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .Int: try json.write(IntType(3))
        case .String: try json.write(IntType(2))
        }
    }
}

extension Lowercase: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var status: status?
        var object = json.fields("status")
        while let field = json.field(in: &object) {
            switch field {
            case 0: status = json.read(statusType.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let status else {
            throw json.failure(of: object)
        }
        self.status = status
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(status, forKey: "status")
        json.close(object)
    }
}

extension Named: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "Item":
                self = .Item(try json.read(ItemReference.self))
                try json.leaveOnly(name)
            case "Part":
                var value: Part?
                var object = json.fields("value")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: value = json.read(PartType.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let value else {
                    throw json.failure(of: object)
                }
                self = .Part(value: value)
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Named", known: ["Item", "Part"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .Item(let value0):
            let object = json.openObject()
            try json.write(value0, forKey: "Item")
            json.close(object)
        case .Part(let value):
            let object = json.openObject()
            let content = json.openObject(forKey: "Part")
            try json.write(value, forKey: "value")
            json.close(content)
            json.close(object)
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

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Order: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var Status: Status?
        var Previous: Status?
        var History: [Status]?
        var ByName: [String: Status?]?
        var String: Bool?
        var Data: Data?
        var Date: Date?
        var Link: URL?
        var URL: URL?
        var Int: [Int]?
        var Item: Item?
        var Known: [any Node]?
        var CodedBy: Swift.String?
        var object = json.fields("Status,Previous?,History,ByName,String,Data?,Date,Link?,URL,Int,Item,Known,CodedBy")
        while let field = json.field(in: &object) {
            switch field {
            case 0: Status = json.read(StatusType.self, in: &object)
            case 1: Previous = json.readIfPresent(StatusType.self, in: &object)
            case 2: History = json.read([StatusType].self, in: &object)
            case 3: ByName = json.read([StringType: StatusType?].self, in: &object)
            case 4: String = json.read(Bool.self, in: &object)
            case 5: Data = json.readIfPresent(WidgetCoding.CodedBy<Base64>.self, in: &object)?.value
            case 6: Date = json.read(WidgetCoding.CodedBy<ISO8601>.self, in: &object)?.value
            case 7: Link = try json.recovering(with: nil) { try $0.readIfPresent(URLType.self) }
            case 8: URL = json.read(URLType.self, in: &object)
            case 9: Int = json.read(LossyArray<IntType>.self, in: &object)?.elements
            case 10: Item = json.read(ItemTypeAlias.self, in: &object)
            case 11: Known = json.read(WidgetCoding.KnownArray<AnyNode>.self, in: &object)?.elements.map(\.value)
            case 12: CodedBy = json.read(Swift.String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let Status, let History, let ByName, let String, let Date, let URL, let Int, let Item, let Known, let CodedBy else {
            throw json.failure(of: object)
        }
        self.Status = Status
        self.Previous = Previous ?? .off
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

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(self.Status, forKey: "Status")
        try json.write(self.Previous, forKey: "Previous")
        try json.write(self.History, forKey: "History")
        try json.write(self.ByName, forKey: "ByName")
        try json.write(self.String, forKey: "String")
        try json.writeIfPresent(self.Data.map { WidgetCoding.CodedBy<Base64>($0) }, forKey: "Data")
        try json.write(WidgetCoding.CodedBy<ISO8601>(self.Date), forKey: "Date")
        try json.writeIfPresent(self.Link, forKey: "Link")
        try json.write(self.URL, forKey: "URL")
        try json.write(self.Int, forKey: "Int")
        try json.write(self.Item, forKey: "Item")
        try json.write(listOf: AnyNode.self, self.Known, forKey: "Known")
        try json.write(self.CodedBy, forKey: "CodedBy")
        json.close(object)
    }
}

extension Pair: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.Item = try json.read(ItemTypeAlias.self, for: "Item", in: &elements)
        self.Int = try json.read(IntType.self, for: "Int", in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: self.Item)
        try json.write(element: self.Int)
        json.closeArray(elements)
    }
}

extension Part: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "Item":
            self = .Item(try json.read(ItemTypeAlias.self))
        case "Status":
            var Status: Status?
            var Order: Order?
            var object = json.fields("Status,Order?", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: Status = json.read(StatusType.self, in: &object)
                case 1: Order = json.readIfPresent(OrderType.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let Status else {
                throw json.failure(of: object)
            }
            self = .Status(Status: Status, Order: Order)
        case "list":
            var of: [Status]?
            var object = json.fields("of", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: of = json.read([StatusType].self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let of else {
                throw json.failure(of: object)
            }
            self = .list(of: of)
        default:
            throw json.unknown(name, in: "Part", known: ["Item", "Status", "list"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .Item(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "Item", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        case .Status(let Status, let Order):
            let object = json.openObject()
            json.write(name: "Status", forKey: "type")
            try json.write(Status, forKey: "Status")
            try json.writeIfPresent(Order, forKey: "Order")
            json.close(object)
        case .list(let of):
            let object = json.openObject()
            json.write(name: "list", forKey: "type")
            try json.write(of, forKey: "of")
            json.close(object)
        }
    }
}

extension Rest: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.String = try json.read([StringType: Int].self, beside: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.writeWhole(self.String)
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

    public init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Role: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var Decoder: Int?
        var Codable: Bool?
        var object = json.fields("Decoder,Codable")
        while let field = json.field(in: &object) {
            switch field {
            case 0: Decoder = json.read(Int.self, in: &object)
            case 1: Codable = json.read(Bool.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let Decoder, let Codable else {
            throw json.failure(of: object)
        }
        self.Decoder = Decoder
        self.Codable = Codable
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(self.Decoder, forKey: "Decoder")
        try json.write(self.Codable, forKey: "Codable")
        json.close(object)
    }
}

// MARK: Sent Codable
extension Sent: Encodable {

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Sent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(self.Item, forKey: "Item")
        try json.write(self.CodedBy, forKey: "CodedBy")
        try json.write(WidgetCoding.CodedBy<MillisecondsSince1970>(self.Date), forKey: "Date")
        json.close(object)
    }
}

extension Wrapper: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.Item = try json.read(ItemTypeAlias.self)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(self.Item)
    }
}

extension status: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var on: Bool?
        var object = json.fields("on")
        while let field = json.field(in: &object) {
            switch field {
            case 0: on = json.read(Bool.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let on else {
            throw json.failure(of: object)
        }
        self.on = on
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(on, forKey: "on")
        json.close(object)
    }
}
