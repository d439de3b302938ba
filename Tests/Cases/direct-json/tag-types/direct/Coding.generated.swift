extension Answer: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type", as: Bool.self)
        switch name {
        case "true":
            var value: Int?
            var object = json.fields("value", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: value = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let value else {
                throw json.failure(of: object)
            }
            self = .success(value: value)
        case "false":
            var reason: String?
            var object = json.fields("reason", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: reason = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let reason else {
                throw json.failure(of: object)
            }
            self = .failure(reason: reason)
        default:
            throw json.unknown(name, in: "Answer", known: ["true", "false"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .success(let value):
            let object = json.openObject()
            try json.write(true, forKey: "type")
            try json.write(value, forKey: "value")
            json.close(object)
        case .failure(let reason):
            let object = json.openObject()
            try json.write(false, forKey: "type")
            try json.write(reason, forKey: "reason")
            json.close(object)
        }
    }
}

extension Column: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var children: [any Component]?
        var known: [any Component]?
        var object = json.fields("children,known", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: children = json.read(listOf: AnyComponent.self, in: &object)
            case 1: known = json.read(WidgetCoding.KnownArray<AnyComponent>.self, in: &object)?.elements.map(\.value)
            default: break
            }
        }
        guard !object.isFailed, let children, let known else {
            throw json.failure(of: object)
        }
        self.children = children
        self.known = known
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(2, forKey: "type")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        try json.write(listOf: AnyComponent.self, known, forKey: "known")
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
        try json.write(1, forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}
