extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "pushButton,pageLink,open,cartItem,article,cart"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(PushButton.self)
            case 1: value = try json.read(PageLink.self)
            case 2: value = try json.read(Menu.self)
            case 3: value = try json.read(CartItem.self)
            case 4: value = try json.read(Article.self)
            case 5: value = try json.read(Cart.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyCartElement: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "cartItem"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(CartItem.self)
            default:
                value = try json.readRegistered(name, in: (any CartElement).self, named: "CartElement", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyCartElement: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyCartElement {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyCartElement.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule(ownNames: AnyComponent.names) { types in
            types.add("cartItem") { decoder, fields in
                try CartItem(fields: fields)
            } read: { name, json in
                try json.read(CartItem.self)
            }
        }
    }
}
