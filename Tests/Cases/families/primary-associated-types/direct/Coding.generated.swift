extension Count: JSONReadable {

    init(from json: inout JSONReader) throws {
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
        self.value = value
    }
}

extension Count: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "count", forKey: "type")
        try json.write(value, forKey: "value")
        json.close(object)
    }
}

extension Screen: JSONReadable {

    init(from json: inout JSONReader) throws {
        var item: (any Item<Int>)?
        var items: [any Item<Int>]?
        var last: (any Item<Int>)?
        var component: (any Item<any Component>)?
        var any: (any Item)?
        let keys: [StaticString] = ["item", "items", "last", "component", "any"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: item = json.read(Narrowed<AnyItem, any Item<Int>>.self, in: &object)?.value
            case 1: items = json.read([Narrowed<AnyItem, any Item<Int>>].self, in: &object)?.map(\.value)
            case 2: last = json.readIfPresent(Narrowed<AnyItem, any Item<Int>>.self, in: &object)?.value
            case 3: component = json.read(Narrowed<AnyItem, any Item<any Component>>.self, in: &object)?.value
            case 4: any = json.read(AnyItem.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let item, let items, let component, let any else {
            throw json.failure(of: object, keys, required: 0, 1, 3, 4)
        }
        self.item = item
        self.items = items
        self.last = last
        self.component = component
        self.any = any
    }
}

extension Screen: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(AnyItem(item), forKey: "item")
        try json.write(items.map { AnyItem($0) }, forKey: "items")
        try json.writeIfPresent(last.map { AnyItem($0) }, forKey: "last")
        try json.write(AnyItem(component), forKey: "component")
        try json.write(AnyItem(any), forKey: "any")
        json.close(object)
    }
}
