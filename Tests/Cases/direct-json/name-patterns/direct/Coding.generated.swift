extension AnyKind: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.kind = try json.read(String.self, atFirst: ["meta", "kind"], of: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(kind, at: "meta", "kind")
        json.close(object)
    }
}

extension Apparatus: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var type: String?
        var object = json.fields("type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: type = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let type else {
            throw json.failure(of: object)
        }
        self.type = type
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, forKey: "type")
        json.close(object)
    }
}
#endif

extension Beside: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "kind")
        switch name {
        case "none":
            try json.skip()
            self = .none
        case WidgetCoding.NamePattern("tool_*"):
            json.rewind(to: name)
            let object = try json.passObject()
            self = .toolResult(
                name: name.string,
                try json.readIfPresent(Result.self, atFirst: ["body"], of: object)
            )
        case WidgetCoding.NamePattern("note-*"):
            json.rewind(to: name)
            try json.skip()
            self = .note(name.string)
        default:
            throw json.unknown(name, in: "Beside", known: ["none", "tool_*", "note-*"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension Content: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "text":
            var text: String?
            var object = json.fields("text", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: text = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let text else {
                throw json.failure(of: object)
            }
            self = .text(text: text)
        case "tool_result":
            json.rewind(to: name)
            self = .toolResult(name: name.string, try json.read(Result.self))
        case WidgetCoding.NamePattern("tool_*"):
            json.rewind(to: name)
            self = .toolResult(name: name.string, try json.read(Result.self))
        case WidgetCoding.NamePattern("x-*"):
            json.rewind(to: name)
            try json.skip()
            self = .note(name.string)
        case WidgetCoding.NamePattern("raw*"):
            json.rewind(to: name)
            self = .raw(name.string, try json.read(JSONValue.self))
        case WidgetCoding.NamePattern("z*z"):
            json.rewind(to: name)
            self = .whole(try json.read(Whole.self))
        case WidgetCoding.NamePattern("json/*"):
            json.rewind(to: name)
            self = .json(try json.read(JSONValue.self))
        default:
            json.reportUnknown(name, in: "Content", known: ["text", "tool_result", "tool_*", "x-*", "raw*", "z*z", "json/*"])
            json.rewind(to: name)
            self = .other(name.string, try json.read(JSONValue.self))
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension Device: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var type: String?
        var id: Int?
        var object = json.fields("type,id")
        while let field = json.field(in: &object) {
            switch field {
            case 0: type = json.read(String.self, in: &object)
            case 1: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let type, let id else {
            throw json.failure(of: object)
        }
        self.type = type
        self.id = id
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, forKey: "type")
        try json.write(id, forKey: "id")
        json.close(object)
    }
}
#endif

// MARK: First Codable
extension First: Decodable {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }
}

extension First: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Int?
        var object = json.fields("id", skipping: "type")
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
}

extension Outside: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch json.lowercased(name) {
            case "text":
                self = .text(try json.read(String.self))
                try json.leaveOnly(name)
            case WidgetCoding.NamePattern("tool_*"):
                try json.checkOnly(name)
                json.rewind(to: name)
                self = .toolResult(name: name.string, try json.readContent(Result.self))
            case WidgetCoding.NamePattern("note-*"):
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

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension Page: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var contents: [Content]?
        var outside: Outside?
        var beside: [Beside]?
        var object = json.fields("contents,outside?,beside?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: contents = json.read([Content].self, in: &object)
            case 1: outside = json.readIfPresent(Outside.self, in: &object)
            case 2: beside = json.readIfPresent([Beside].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let contents else {
            throw json.failure(of: object)
        }
        self.init(
            contents: contents,
            outside: outside,
            beside: beside
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(contents, forKey: "contents")
        try json.writeIfPresent(outside, forKey: "outside")
        try json.writeIfPresent(beside, forKey: "beside")
        json.close(object)
    }
}

extension Picture: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var format: String?
        var width: Int?
        var object = json.fields("type,width")
        while let field = json.field(in: &object) {
            switch field {
            case 0: format = json.read(String.self, in: &object)
            case 1: width = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let format, let width else {
            throw json.failure(of: object)
        }
        self.format = format
        self.width = width
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(format, forKey: "type")
        try json.write(width, forKey: "width")
        json.close(object)
    }
}

extension Result: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

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

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var blocks: [any Block]?
        var events: [any Event]?
        var object = json.fields("blocks,events?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: blocks = json.read(listOf: AnyBlock.self, in: &object)
            case 1: events = json.readIfPresent(WidgetCoding.KnownArray<AnyEvent>.self, in: &object)?.elements.map(\.value)
            default: break
            }
        }
        guard !object.isFailed, let blocks else {
            throw json.failure(of: object)
        }
        self.init(
            blocks: blocks,
            events: events ?? []
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyBlock.self, blocks, forKey: "blocks")
        try json.write(listOf: AnyEvent.self, events, forKey: "events")
        json.close(object)
    }
}

extension Text: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

extension ToolResult: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var type: String?
        var content: String?
        var object = json.fields("type?,content?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: type = json.readIfPresent(String.self, in: &object)
            case 1: content = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.init(
            type: type ?? "tool_result",
            content: content
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, forKey: "type")
        try json.writeIfPresent(self.content, forKey: "content")
        json.close(object)
    }
}

extension Whole: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var type: String?
        var id: Int?
        var object = json.fields("type,id")
        while let field = json.field(in: &object) {
            switch field {
            case 0: type = json.read(String.self, in: &object)
            case 1: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let type, let id else {
            throw json.failure(of: object)
        }
        self.type = type
        self.id = id
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, forKey: "type")
        try json.write(id, forKey: "id")
        json.close(object)
    }
}
