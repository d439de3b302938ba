extension Answer: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type", as: Bool.self)
        switch name {
        case "true":
            var value: Int?
            let keys: [StaticString] = ["value"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: value = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let value else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .success(value: value)
        case "false":
            var reason: String?
            let keys: [StaticString] = ["reason"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: reason = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let reason else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .failure(reason: reason)
        default:
            throw json.unknown(name, in: "Answer", known: ["true", "false"])
        }
    }
}

extension Answer: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

extension Column: JSONReadable {

    init(from json: inout JSONReader) throws {
        var children: [any Component]?
        var known: [any Component]?
        let keys: [StaticString] = ["children", "known"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: children = json.read(listOf: AnyComponent.self, in: &object)
            case 1: known = json.read(KnownArray<AnyComponent>.self, in: &object)?.elements.map(\.value)
            default: break
            }
        }
        guard !object.isFailed, let children, let known else {
            throw json.failure(of: object, keys, required: 0, 1)
        }
        self.children = children
        self.known = known
    }
}

extension Column: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(2, forKey: "type")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        try json.write(listOf: AnyComponent.self, known, forKey: "known")
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
        try json.write(1, forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}
