import WidgetRuntime

// MARK: Word Codable
extension Word: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "all":
            self = .all(
                await: try fields.decode(Int.self, forKey: "await"),
                Self: try fields.decode(Int.self, forKey: "Self"),
                Any: try fields.decode(String.self, forKey: "Any"),
                unsafe: try fields.decode(Int.self, forKey: "unsafe"),
                self: try fields.decode(Int.self, forKey: "self"),
                each: try fields.decode(Int.self, forKey: "each"),
                copy: try fields.decode(Int.self, forKey: "copy")
            )
        case "await":
            self = .await(try fields.decode(Int.self, forKey: "_0"))
        case "Self":
            self = .`Self`(try fields.decode(Int.self, forKey: "_0"))
        case "Any":
            self = .`Any`(unsafe: try fields.decode(Int.self, forKey: "unsafe"))
        case "init":
            self = .`init`(try fields.decode(Int.self, forKey: "_0"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Word", known: ["all", "await", "Self", "Any", "init"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .all(let awaitValue, let SelfValue, let AnyValue, let unsafeValue, let selfValue, let eachValue, let copyValue):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("all", forKey: "type")
            try fields.encode(awaitValue, forKey: "await")
            try fields.encode(SelfValue, forKey: "Self")
            try fields.encode(AnyValue, forKey: "Any")
            try fields.encode(unsafeValue, forKey: "unsafe")
            try fields.encode(selfValue, forKey: "self")
            try fields.encode(eachValue, forKey: "each")
            try fields.encode(copyValue, forKey: "copy")
        case .await(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("await", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .`Self`(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("Self", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .`Any`(let unsafeValue):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("Any", forKey: "type")
            try fields.encode(unsafeValue, forKey: "unsafe")
        case .`init`(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("init", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}

// MARK: Words Codable
extension Words: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        await await_: borrowing Int,
        `Self` Self_: Int,
        `Any` Any_: String,
        unsafe unsafe_: [Int],
        each each_: Int? = nil,
        copy copy_: Int = 3,
        `init`: Int
    ) {
        self.await = copy await_
        self.`Self` = Self_
        self.`Any` = Any_
        self.unsafe = unsafe_
        self.each = each_
        self.copy = copy_
        self.`init` = `init`
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.await = try fields.decode(Int.self, forKey: "await")
        self.`Self` = try fields.decode(Int.self, forKey: "Self")
        self.`Any` = try fields.decode(String.self, forKey: "Any")
        self.unsafe = try fields.decode([Int].self, forKey: "unsafe")
        self.each = try fields.decodeIfPresent(Int.self, forKey: "each")
        self.copy = try fields.decodeIfPresent(Int.self, forKey: "copy") ?? 3
        `init` = try fields.decode(Int.self, forKey: "init")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(self.await, forKey: "await")
        try fields.encode(self.`Self`, forKey: "Self")
        try fields.encode(self.`Any`, forKey: "Any")
        try fields.encode(self.unsafe, forKey: "unsafe")
        try fields.encodeIfPresent(self.each, forKey: "each")
        try fields.encode(self.copy, forKey: "copy")
        try fields.encode(`init`, forKey: "init")
    }
}
