extension AnyDecoration: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            value = try json.readRegistered(name, in: (any Decoration).self, named: "Decoration", known: [])
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyDecoration: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
