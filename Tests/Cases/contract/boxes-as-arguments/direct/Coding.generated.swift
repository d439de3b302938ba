extension Open: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var url: String?
        var object = json.fields("url", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object)
        }
        self.url = url
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "open", forKey: "type")
        try json.write(url, forKey: "url")
        json.close(object)
    }
}

extension Page: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var items: [Item]?
        var object = json.fields("items")
        while let field = json.field(in: &object) {
            switch field {
            case 0: items = json.read([Item].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let items else {
            throw json.failure(of: object)
        }
        self.items = items
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(items, forKey: "items")
        json.close(object)
    }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var components: Page<AnyComponent>?
        var actions: Page<AnyAction>?
        var first: AnyComponent?
        var list: [AnyComponent]?
        var last: AnyComponent?
        var object = json.fields("components,actions,first,list?,last?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: components = json.read(Page<AnyComponent>.self, in: &object)
            case 1: actions = json.read(Page<AnyAction>.self, in: &object)
            case 2: first = json.read(AnyComponent.self, in: &object)
            case 3: list = json.readIfPresent(WidgetCoding.KnownArray<AnyComponent>.self, in: &object)?.elements
            case 4: last = json.readIfPresent(WidgetCoding.Known<AnyComponent>.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let components, let actions, let first else {
            throw json.failure(of: object)
        }
        self.init(
            components: components,
            actions: actions,
            first: first,
            list: list ?? [],
            last: last
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(components, forKey: "components")
        try json.write(actions, forKey: "actions")
        try json.write(first, forKey: "first")
        try json.write(list, forKey: "list")
        try json.writeIfPresent(last, forKey: "last")
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
