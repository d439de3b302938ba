extension Open: JSONReadable {

    init(from json: inout JSONReader) throws {
        var url: String?
        let keys: [StaticString] = ["url"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.url = url
    }
}

extension Open: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "open", forKey: "type")
        try json.write(url, forKey: "url")
        json.close(object)
    }
}

extension Page: JSONReadable {

    init(from json: inout JSONReader) throws {
        var items: [Item]?
        let keys: [StaticString] = ["items"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: items = json.read([Item].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let items else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.items = items
    }
}

extension Page: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(items, forKey: "items")
        json.close(object)
    }
}

extension Screen: JSONReadable {

    init(from json: inout JSONReader) throws {
        var components: Page<AnyComponent>?
        var actions: Page<AnyAction>?
        var first: AnyComponent?
        let keys: [StaticString] = ["components", "actions", "first"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: components = json.read(Page<AnyComponent>.self, in: &object)
            case 1: actions = json.read(Page<AnyAction>.self, in: &object)
            case 2: first = json.read(AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let components, let actions, let first else {
            throw json.failure(of: object, keys, required: 0, 1, 2)
        }
        self.components = components
        self.actions = actions
        self.first = first
    }
}

extension Screen: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(components, forKey: "components")
        try json.write(actions, forKey: "actions")
        try json.write(first, forKey: "first")
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
