extension AnyNode: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "leaf,branch"

    init(from json: inout WidgetCoding.JSONReader) throws {
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

extension AnyNode: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
