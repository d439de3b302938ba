extension Count: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
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
        self.value = value
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "count", forKey: "type")
        try json.write(value, forKey: "value")
        json.close(object)
    }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var item: (any Item<Int>)?
        var items: [any Item<Int>]?
        var last: (any Item<Int>)?
        var component: (any Item<any Component>)?
        var any: (any Item)?
        var object = json.fields("item,items,last?,component,any")
        while let field = json.field(in: &object) {
            switch field {
            case 0: item = json.read(WidgetCoding.Narrowed<AnyItem, any Item<Int>>.self, in: &object)?.value
            case 1: items = json.read([WidgetCoding.Narrowed<AnyItem, any Item<Int>>].self, in: &object)?.map(\.value)
            case 2: last = json.readIfPresent(WidgetCoding.Narrowed<AnyItem, any Item<Int>>.self, in: &object)?.value
            case 3: component = json.read(WidgetCoding.Narrowed<AnyItem, any Item<any Component>>.self, in: &object)?.value
            case 4: any = json.read(AnyItem.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let item, let items, let component, let any else {
            throw json.failure(of: object)
        }
        self.init(
            item: item,
            items: items,
            last: last,
            component: component,
            any: any
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(AnyItem(item), forKey: "item")
        try json.write(items.map { AnyItem($0) }, forKey: "items")
        try json.writeIfPresent(last.map { AnyItem($0) }, forKey: "last")
        try json.write(AnyItem(component), forKey: "component")
        try json.write(AnyItem(any), forKey: "any")
        json.close(object)
    }
}
