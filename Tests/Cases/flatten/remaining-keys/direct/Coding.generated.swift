extension Event: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var nameValue: String?
        var date: Int?
        var object = json.fields("name,date*", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: nameValue = json.read(String.self, in: &object)
            case 1: date = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(1) {
            date = try json.readIfPresent(Int.self, atFirst: ["date"], ["when"], of: object)
        }
        guard !object.isFailed, let nameValue else {
            throw json.failure(of: object)
        }
        self.name = nameValue
        self.date = date
        self.id = try json.read(String.self, atFirst: ["meta", "id"], of: object)
        self.extra = try [String: JSONValue](from: WidgetCoding.remaining(of: json.decoder(of: object), excluding: "kind", "name", "date", "when", "meta"))
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: json.remaining(extra, excluding: "meta"))
        try json.write(name, forKey: "name")
        try json.writeIfPresent(date, forKey: "date")
        try json.write(id, at: "meta", "id")
        json.close(object)
    }
}

extension Grid: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.cells = try [String: AnyComponent](from: WidgetCoding.remaining(of: json.decoder(of: object), excluding: "type")).mapValues(\.value)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: cells.mapValues(AnyComponent.init))
        json.write(name: "grid", forKey: "type")
        json.close(object)
    }
}

extension Item: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "kind")
        switch name {
        case "event":
            self = .event(try json.read(Event.self))
        case "note":
            var text: String?
            var object = json.fields("text", skipping: "kind")
            while let field = json.field(in: &object) {
                switch field {
                case 0: text = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let text else {
                throw json.failure(of: object)
            }
            self = .note(text: text)
        default:
            throw json.unknown(name, in: "Item", known: ["event", "note"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .event(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "event", forKey: "kind")
            try json.writeMembers(of: value0)
            json.close(object)
        case .note(let text):
            let object = json.openObject()
            json.write(name: "note", forKey: "kind")
            try json.write(text, forKey: "text")
            json.close(object)
        }
    }
}

// MARK: Log Codable
#if DEBUG
extension Log: Codable {

    init(from decoder: any Decoder) throws {
        values = try [String: JSONValue](from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}

extension Log: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.values = try json.read([String: JSONValue].self, beside: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.writeWhole(values)
    }
}
#else
extension Log: Codable {

    init(from decoder: any Decoder) throws {
        values = try [String: Int](from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}

extension Log: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.values = try json.read([String: Int].self, beside: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.writeWhole(values)
    }
}
#endif

extension Query: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: parameters)
        try json.write(version, forKey: "version")
        json.close(object)
    }
}

extension Scores: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var highest: Score?
        var object = json.fields("best", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: highest = json.read(Score.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let highest else {
            throw json.failure(of: object)
        }
        self.highest = highest
        self.others = try LossyDictionary<Score>(from: WidgetCoding.remaining(of: json.decoder(of: object), excluding: "best")).values
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: others)
        try json.write(highest, forKey: "best")
        json.close(object)
    }
}

extension Settings: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var isOn: Bool?
        var object = json.fields("isOn?", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: isOn = json.readIfPresent(Bool.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.isOn = isOn ?? true
        self.title = try Self.decodeTitle(from: json.decoder(of: object))
        self.levels = json.recovering(in: object, levels: 0, with: [:]) { try [String: Int](from: WidgetCoding.remaining(of: $0.decoder(of: object), excluding: "isOn", "name")) }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: levels)
        try json.write(isOn, forKey: "isOn")
        try json.write(title, forKey: "name")
        json.close(object)
    }
}

extension Text: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text", skipping: "type", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
        self.style = try json.read(Style.self, beside: object)
        self.attributes = try [String: String](from: WidgetCoding.remaining(of: json.decoder(of: object), excluding: "type", "text", "color", "size"))
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: attributes)
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        try json.writeMembers(of: style)
        json.close(object)
    }
}

extension Times: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.times = try json.read([String: WidgetCoding.CodedBy<ISO8601>].self, beside: object).mapValues(\.value)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.writeWhole(times.mapValues { WidgetCoding.CodedBy<ISO8601>($0) })
    }
}
