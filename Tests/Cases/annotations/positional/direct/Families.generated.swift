extension AnyShape: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "line"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Line.self, under: "value", of: name)
            default:
                value = try json.readRegistered(name, in: (any Shape).self, named: "Shape", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyShape: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Line:
            let object = json.openObject()
            json.write(name: "line", forKey: "type")
            try json.write(value, forKey: "value")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension AnySize: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try json.read(Box.self)
            return
        } catch {
            failures.append(("Box", error))
            json = start
        }
        do {
            value = try json.read(Named.self)
            return
        } catch {
            failures.append(("Named", error))
            json = start
        }
        throw json.nothingMatches("Size", failures)
    }
}

extension AnySize: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
