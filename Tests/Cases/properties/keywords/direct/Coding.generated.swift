// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

extension Word: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "all":
            var awaitValue: Int?
            var SelfValue: Int?
            var AnyValue: String?
            var unsafeValue: Int?
            var selfValue: Int?
            var eachValue: Int?
            var copyValue: Int?
            var object = json.fields("await,Self,Any,unsafe,self,each,copy", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: awaitValue = json.read(Int.self, in: &object)
                case 1: SelfValue = json.read(Int.self, in: &object)
                case 2: AnyValue = json.read(String.self, in: &object)
                case 3: unsafeValue = json.read(Int.self, in: &object)
                case 4: selfValue = json.read(Int.self, in: &object)
                case 5: eachValue = json.read(Int.self, in: &object)
                case 6: copyValue = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let awaitValue, let SelfValue, let AnyValue, let unsafeValue, let selfValue, let eachValue, let copyValue else {
                throw json.failure(of: object)
            }
            self = .all(
                await: awaitValue,
                Self: SelfValue,
                Any: AnyValue,
                unsafe: unsafeValue,
                self: selfValue,
                each: eachValue,
                copy: copyValue
            )
        case "await":
            var _0: Int?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .await(_0)
        case "Self":
            var _0: Int?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .`Self`(_0)
        case "Any":
            var unsafeValue: Int?
            var object = json.fields("unsafe", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: unsafeValue = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let unsafeValue else {
                throw json.failure(of: object)
            }
            self = .`Any`(unsafe: unsafeValue)
        case "init":
            var _0: Int?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .`init`(_0)
        default:
            throw json.unknown(name, in: "Word", known: ["all", "await", "Self", "Any", "init"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .all(let awaitValue, let SelfValue, let AnyValue, let unsafeValue, let selfValue, let eachValue, let copyValue):
            let object = json.openObject()
            json.write(name: "all", forKey: "type")
            try json.write(awaitValue, forKey: "await")
            try json.write(SelfValue, forKey: "Self")
            try json.write(AnyValue, forKey: "Any")
            try json.write(unsafeValue, forKey: "unsafe")
            try json.write(selfValue, forKey: "self")
            try json.write(eachValue, forKey: "each")
            try json.write(copyValue, forKey: "copy")
            json.close(object)
        case .await(let value0):
            let object = json.openObject()
            json.write(name: "await", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .`Self`(let value0):
            let object = json.openObject()
            json.write(name: "Self", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .`Any`(let unsafeValue):
            let object = json.openObject()
            json.write(name: "Any", forKey: "type")
            try json.write(unsafeValue, forKey: "unsafe")
            json.close(object)
        case .`init`(let value0):
            let object = json.openObject()
            json.write(name: "init", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
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

    public init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Words: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var awaitValue: Int?
        var SelfValue: Int?
        var AnyValue: String?
        var unsafeValue: [Int]?
        var eachValue: Int?
        var copyValue: Int?
        var `init`: Int?
        var object = json.fields("await,Self,Any,unsafe,each?,copy?,init")
        while let field = json.field(in: &object) {
            switch field {
            case 0: awaitValue = json.read(Int.self, in: &object)
            case 1: SelfValue = json.read(Int.self, in: &object)
            case 2: AnyValue = json.read(String.self, in: &object)
            case 3: unsafeValue = json.read([Int].self, in: &object)
            case 4: eachValue = json.readIfPresent(Int.self, in: &object)
            case 5: copyValue = json.readIfPresent(Int.self, in: &object)
            case 6: `init` = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let awaitValue, let SelfValue, let AnyValue, let unsafeValue, let `init` else {
            throw json.failure(of: object)
        }
        self.await = awaitValue
        self.`Self` = SelfValue
        self.`Any` = AnyValue
        self.unsafe = unsafeValue
        self.each = eachValue
        self.copy = copyValue ?? 3
        self.`init` = `init`
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(self.await, forKey: "await")
        try json.write(self.`Self`, forKey: "Self")
        try json.write(self.`Any`, forKey: "Any")
        try json.write(self.unsafe, forKey: "unsafe")
        try json.writeIfPresent(self.each, forKey: "each")
        try json.write(self.copy, forKey: "copy")
        try json.write(`init`, forKey: "init")
        json.close(object)
    }
}
