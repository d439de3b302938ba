extension AnyNode: JSONReadable {

    private static let readNames: JSONNames = "leaf,branch"

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Leaf.self)
            case 1: value = try json.read(Branch.self)
            default:
                value = try json.readRegistered(name, in: (any Node).self, named: "Node", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyNode: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
