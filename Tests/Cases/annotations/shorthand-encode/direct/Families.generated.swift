extension AnyNode: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "textNode"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(TextNode.self, under: "value", of: name)
            default:
                value = try json.readRegistered(name, in: (any Node).self, named: "Node", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyNode: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as TextNode:
            let object = json.openObject()
            json.write(name: "textNode", forKey: "type")
            try json.write(value, forKey: "value")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}
