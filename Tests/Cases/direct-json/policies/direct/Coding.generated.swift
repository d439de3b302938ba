extension List: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var items: [any Component]?
        var strict: [String: any Component]?
        var replaced: (any Component)?
        var object = json.fields("items,strict?,replaced", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: items = json.read(WidgetCoding.KnownArray<AnyKnownComponent>.self, in: &object)?.elements.map(\.value)
            case 1: strict = json.readIfPresent([String: AnyKnownComponent].self, in: &object)?.mapValues(\.value)
            case 2: replaced = json.read(AnyComponentOrText.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let items, let replaced else {
            throw json.failure(of: object)
        }
        self.init(
            items: items,
            strict: strict ?? [:],
            replaced: replaced
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "list", forKey: "type")
        try json.write(listOf: AnyComponent.self, items, forKey: "items")
        try json.write(strict.mapValues(AnyComponent.init), forKey: "strict")
        try json.write(AnyComponent(replaced), forKey: "replaced")
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
