extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "label,text,haptic"

    public init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any Component
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "t")
        do {
            switch Self.readNames.number(of: json.lowercased(name)) {
            case 0, 1: value = try json.read(Label.self, under: "c", of: name)
            #if os(iOS)
            case 2: value = try json.read(Haptic.self, under: "c", of: name)
            #endif
            default:
                value = try json.readRegistered(json.lowercased(name), in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: WidgetCoding.JSONWritable {

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Label:
            let object = json.openObject()
            json.write(name: "label", forKey: "t")
            try json.write(value, forKey: "c")
            json.close(object)
        #if os(iOS)
        case let value as Haptic:
            let object = json.openObject()
            json.write(name: "haptic", forKey: "t")
            try json.write(value, forKey: "c")
            json.close(object)
        #endif
        default:
            try json.writeJoining(value, in: (any Component).self)
        }
    }
}

extension AnyAction: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "open"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.onlyName()
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Open.self, as: name)
            default:
                try json.checkOnly(name)
                value = try json.readRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, inOnly: name)
        }
    }
}

extension AnyAction: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Open:
            let object = json.openObject()
            try json.write(value, forKey: "open")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension AnySource: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try json.read(Remote.self)
            return
        } catch {
            failures.append(("Remote", error))
            json = start
        }
        throw json.nothingMatches("Source", failures)
    }
}

extension AnySource: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
