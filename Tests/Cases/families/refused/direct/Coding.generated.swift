extension Chart: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var values: [Double]?
        var object = json.fields("values", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: values = json.read([Double].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let values else {
            throw json.failure(of: object)
        }
        self.values = values
        try validate()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "chart", forKey: "type")
        try json.write(values, forKey: "values")
        json.close(object)
    }
}

extension Look: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "look")
        switch name {
        case "bold":
            try json.skip()
            self = .bold
        default:
            json.reportUnknown(name, in: "Look", known: ["bold"])
            json.rewind(to: name)
            self = .other(name: name.string, json: try json.read(JSONValue.self))
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .bold:
            let object = json.openObject()
            json.write(name: "bold", forKey: "look")
            json.close(object)
        case .other(let name, let jsonValue):
            try jsonValue.write(named: name, forKey: "look", to: &json)
        }
    }
}

extension Page: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var parts: [any Part]?
        var object = json.fields("parts")
        while let field = json.field(in: &object) {
            switch field {
            case 0: parts = json.read(listOf: AnyPartOrPlaceholder.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let parts else {
            throw json.failure(of: object)
        }
        self.parts = parts
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyPart.self, parts, forKey: "parts")
        json.close(object)
    }
}

extension Placeholder: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        _ = try json.passObject()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "placeholder", forKey: "type")
        json.close(object)
    }
}

extension Quiz: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "version", as: Int.self)
        switch name {
        case "1", "2":
            self = .questions(try json.read(Questions.self))
        default:
            throw json.unknown(name, in: "Quiz", known: ["1", "2"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .questions(let value0):
            let object = json.openObject(isShared: true)
            try json.write(1, forKey: "version")
            try json.writeMembers(of: value0)
            json.close(object)
        }
    }
}

extension Shape: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            var radius: Double?
            var object = json.fields("radius")
            while let field = json.field(in: &object) {
                switch field {
                case 0: radius = json.read(Double.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let radius else {
                throw json.failure(of: object)
            }
            self = .circle(radius: radius)
            return
        } catch {
            failures.append(("circle", error))
            json = start
        }
        throw json.nothingMatches("Shape", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .circle(let radius):
            let object = json.openObject()
            try json.write(radius, forKey: "radius")
            json.close(object)
        }
    }
}

extension Table: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "version", as: Int.self)
        switch name {
        case "1":
            var rows: [Int]?
            var object = json.fields("rows", skipping: "version")
            while let field = json.field(in: &object) {
                switch field {
                case 0: rows = json.read([Int].self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let rows else {
                throw json.failure(of: object)
            }
            self = .rows(rows: rows)
        default:
            throw json.unknown(name, in: "Table", known: ["1"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .rows(let rows):
            let object = json.openObject()
            try json.write(1, forKey: "version")
            try json.write(rows, forKey: "rows")
            json.close(object)
        }
    }
}

extension Video: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var format: String?
        var object = json.fields("format", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: format = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let format else {
            throw json.failure(of: object)
        }
        self.format = format
        try validate()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "video", forKey: "type")
        try json.write(format, forKey: "format")
        json.close(object)
    }
}
