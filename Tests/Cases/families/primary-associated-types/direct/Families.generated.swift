extension AnyItem: JSONReadable {

    private static let readNames: JSONNames = "count"

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Count.self)
            default:
                value = try json.readRegistered(name, in: (any Item).self, named: "Item", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyItem: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyComponent: JSONReadable {

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: [])
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
