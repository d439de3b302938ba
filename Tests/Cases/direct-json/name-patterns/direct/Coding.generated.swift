// Only without direct JSON: // MARK: Device Codable

// Only without direct JSON: // MARK: Apparatus Codable

extension AnyKind: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passObject()
        self.kind = try json.read(String.self, atFirst: ["meta", "kind"], of: object)
    }
}

extension AnyKind: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(kind, at: "meta", "kind")
        json.close(object)
    }
}

// MARK: Apparatus Codable
#if !(os(Linux))
extension Apparatus {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        type = try fields.decode(String.self, forKey: "type")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(type, forKey: "type")
    }
}

extension Apparatus: JSONReadable {

    init(from json: inout JSONReader) throws {
        var type: String?
        let keys: [StaticString] = ["type"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: type = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let type else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.type = type
    }
}

extension Apparatus: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, forKey: "type")
        json.close(object)
    }
}
#endif

extension Beside: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "kind")
        switch name {
        case "none":
            try json.skip()
            self = .none
        case NamePattern("tool_*"):
            json.rewind(to: name)
            let object = try json.passObject()
            self = .toolResult(name: name.string, try json.readIfPresent(Result.self, atFirst: ["body"], of: object))
        case NamePattern("note-*"):
            json.rewind(to: name)
            try json.skip()
            self = .note(name.string)
        default:
            throw json.unknown(name, in: "Beside", known: ["none", "tool_*", "note-*"])
        }
    }
}

extension Beside: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .none:
            let object = json.openObject()
            json.write(name: "none", forKey: "kind")
            json.close(object)
        case .toolResult(let name, let value1):
            let object = json.openObject()
            try json.write(name, forKey: "kind")
            try json.writeIfPresent(value1, forKey: "body")
            json.close(object)
        case .note(let value0):
            let object = json.openObject()
            try json.write(value0, forKey: "kind")
            json.close(object)
        }
    }
}

extension Content: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "text":
            var text: String?
            let keys: [StaticString] = ["text"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: text = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let text else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .text(text: text)
        case "tool_result":
            json.rewind(to: name)
            self = .toolResult(name: name.string, try json.read(Result.self))
        case NamePattern("tool_*"):
            json.rewind(to: name)
            self = .toolResult(name: name.string, try json.read(Result.self))
        case NamePattern("x-*"):
            json.rewind(to: name)
            try json.skip()
            self = .note(name.string)
        case NamePattern("raw*"):
            json.rewind(to: name)
            self = .raw(name.string, try json.read(JSONValue.self))
        case NamePattern("z*z"):
            json.rewind(to: name)
            self = .whole(try json.read(Whole.self))
        case NamePattern("json/*"):
            json.rewind(to: name)
            self = .json(try json.read(JSONValue.self))
        default:
            json.reportUnknown(name, in: "Content", known: ["text", "tool_result", "tool_*", "x-*", "raw*", "z*z", "json/*"])
            json.rewind(to: name)
            self = .other(name.string, try json.read(JSONValue.self))
        }
    }
}

extension Content: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .text(let text):
            let object = json.openObject()
            json.write(name: "text", forKey: "type")
            try json.write(text, forKey: "text")
            json.close(object)
        case .toolResult(let name, let value1):
            let object = json.openObject(isShared: true)
            try json.write(name, forKey: "type")
            try json.writeMembers(of: value1)
            json.close(object)
        case .note(let value0):
            let object = json.openObject()
            try json.write(value0, forKey: "type")
            json.close(object)
        case .raw(let value0, let value1):
            try value1.write(named: value0, forKey: "type", to: &json)
        case .whole(let value0):
            try json.writeWhole(value0)
        case .json(let value0):
            try json.writeWhole(value0)
        case .other(let value0, let value1):
            try value1.write(named: value0, forKey: "type", to: &json)
        }
    }
}

// MARK: Device Codable
#if os(Linux)
extension Device {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        type = try fields.decode(String.self, forKey: "type")
        id = try fields.decode(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(type, forKey: "type")
        try fields.encode(id, forKey: "id")
    }
}

extension Device: JSONReadable {

    init(from json: inout JSONReader) throws {
        var type: String?
        var id: Int?
        let keys: [StaticString] = ["type", "id"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: type = json.read(String.self, in: &object)
            case 1: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let type, let id else {
            throw json.failure(of: object, keys, required: 0, 1)
        }
        self.type = type
        self.id = id
    }
}

extension Device: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, forKey: "type")
        try json.write(id, forKey: "id")
        json.close(object)
    }
}
#endif

extension First: JSONReadable {

    init(from json: inout JSONReader) throws {
        var id: Int?
        let keys: [StaticString] = ["id"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.id = id
    }
}

extension Outside: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch json.lowercased(name) {
            case "text":
                self = .text(try json.read(String.self))
                try json.leaveOnly(name)
            case NamePattern("tool_*"):
                try json.checkOnly(name)
                json.rewind(to: name)
                self = .toolResult(name: name.string, try json.readContent(Result.self))
            case NamePattern("note-*"):
                try json.checkOnly(name)
                json.rewind(to: name)
                try json.skip()
                self = .note(name.string)
            default:
                throw json.unknown(name, in: "Outside", known: ["text", "tool_*", "note-*"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }
}

extension Outside: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .text(let value0):
            let object = json.openObject()
            try json.write(value0, forKey: "text")
            json.close(object)
        case .toolResult(let name, let value1):
            let object = json.openObject()
            try json.write(value1, under: name)
            json.close(object)
        case .note(let value0):
            let object = json.openObject()
            let content = json.openObject(under: value0)
            json.close(content)
            json.close(object)
        }
    }
}

extension Page: JSONReadable {

    init(from json: inout JSONReader) throws {
        var contents: [Content]?
        var outside: Outside?
        var beside: [Beside]?
        let keys: [StaticString] = ["contents", "outside", "beside"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: contents = json.read([Content].self, in: &object)
            case 1: outside = json.readIfPresent(Outside.self, in: &object)
            case 2: beside = json.readIfPresent([Beside].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let contents else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.contents = contents
        self.outside = outside
        self.beside = beside
    }
}

extension Page: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(contents, forKey: "contents")
        try json.writeIfPresent(outside, forKey: "outside")
        try json.writeIfPresent(beside, forKey: "beside")
        json.close(object)
    }
}

extension Picture: JSONReadable {

    init(from json: inout JSONReader) throws {
        var format: String?
        var width: Int?
        let keys: [StaticString] = ["type", "width"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: format = json.read(String.self, in: &object)
            case 1: width = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let format, let width else {
            throw json.failure(of: object, keys, required: 0, 1)
        }
        self.format = format
        self.width = width
    }
}

extension Picture: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(format, forKey: "type")
        try json.write(width, forKey: "width")
        json.close(object)
    }
}

extension Result: JSONReadable {

    init(from json: inout JSONReader) throws {
        var id: Int?
        let keys: [StaticString] = ["id"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.id = id
    }
}

extension Result: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        json.close(object)
    }
}

extension Screen: JSONReadable {

    init(from json: inout JSONReader) throws {
        var blocks: [any Block]?
        var events: [any Event]?
        let keys: [StaticString] = ["blocks", "events"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: blocks = json.read(listOf: AnyBlock.self, in: &object)
            case 1: events = json.readIfPresent(KnownArray<AnyEvent>.self, in: &object)?.elements.map(\.value)
            default: break
            }
        }
        guard !object.isFailed, let blocks else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.blocks = blocks
        self.events = events ?? []
    }
}

extension Screen: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyBlock.self, blocks, forKey: "blocks")
        try json.write(listOf: AnyEvent.self, events, forKey: "events")
        json.close(object)
    }
}

extension Text: JSONReadable {

    init(from json: inout JSONReader) throws {
        var text: String?
        let keys: [StaticString] = ["text"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.text = text
    }
}

extension Text: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

extension ToolResult: JSONReadable {

    init(from json: inout JSONReader) throws {
        var type: String?
        var content: String?
        let keys: [StaticString] = ["type", "content"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: type = json.readIfPresent(String.self, in: &object)
            case 1: content = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        self.type = type ?? "tool_result"
        self.content = content
    }
}

extension ToolResult: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, forKey: "type")
        try json.writeIfPresent(self.content, forKey: "content")
        json.close(object)
    }
}

extension Whole: JSONReadable {

    init(from json: inout JSONReader) throws {
        var type: String?
        var id: Int?
        let keys: [StaticString] = ["type", "id"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: type = json.read(String.self, in: &object)
            case 1: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let type, let id else {
            throw json.failure(of: object, keys, required: 0, 1)
        }
        self.type = type
        self.id = id
    }
}

extension Whole: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, forKey: "type")
        try json.write(id, forKey: "id")
        json.close(object)
    }
}
