extension AnyComponent: JSONReadable {

    private static let readNames: JSONNames = "text"

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Text.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyAction: JSONReadable {

    private static let readNames: JSONNames = "open"

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Open.self)
            default:
                value = try json.readRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue)) { _, json in try json.read(UnknownAction.self) }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyAction: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension UnknownAction: JSONReadable {

    init(from json: inout JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownAction: JSONWritable {

    func write(to json: inout JSONWriter) throws { try self.json.write(to: &json) }
}
