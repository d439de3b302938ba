extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "label"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(at: "a\"b")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Label.self)
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
        switch value {
        case let value as any Encodable:
            try json.write(value)
        default:
            throw EncodingError.invalidValue(
                value, .init(codingPath: json.codingPath, debugDescription: "not a type of Component that can be encoded"))
        }
    }
}
