extension List: JSONReadable {

    init(from json: inout JSONReader) throws {
        var items: [any Component]?
        var strict: [String: any Component]?
        var replaced: (any Component)?
        let keys: [StaticString] = ["items", "strict", "replaced"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: items = json.read(KnownArray<AnyKnownComponent>.self, in: &object)?.elements.map(\.value)
            case 1: strict = json.readIfPresent([String: AnyKnownComponent].self, in: &object)?.mapValues(\.value)
            case 2: replaced = json.read(AnyComponentOrText.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let items, let replaced else {
            throw json.failure(of: object, keys, required: 0, 2)
        }
        self.items = items
        self.strict = strict ?? [:]
        self.replaced = replaced
    }
}

extension List: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "list", forKey: "type")
        try json.write(listOf: AnyComponent.self, items, forKey: "items")
        try json.write(strict.mapValues(AnyComponent.init), forKey: "strict")
        try json.write(AnyComponent(replaced), forKey: "replaced")
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
