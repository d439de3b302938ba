extension AnyLayer: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "spacer,text"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Spacer.self)
            case 1: value = try json.read(Text.self)
            default:
                value = try json.readRegistered(name, in: (any Layer).self, named: "Layer", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyLayer: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Spacer:
            let object = json.openObject(isShared: true)
            json.write(name: "spacer", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
        }
    }
}
