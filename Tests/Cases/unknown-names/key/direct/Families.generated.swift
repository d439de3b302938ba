extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "text"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { error, json in try json.readReplacement(AnyComponent.self, insteadOf: error, at: "fallback").value }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any Component
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Text.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyAction: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "open"

    public init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { error, json in try json.readReplacement(AnyAction.self, insteadOf: error, at: "old.value").value }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any Action
    ) throws {
        try json.checkDepth()
        let name = try json.name(at: "meta", "kind")
        do {
            switch Self.readNames.number(of: json.lowercased(name)) {
            case 0: value = try json.read(Open.self)
            default:
                value = try json.readRegistered(json.lowercased(name), in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyAction: WidgetCoding.JSONWritable {

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyKnownComponent: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        value = try AnyComponent(from: &json) { error, _ in throw error }.value
    }
}

extension AnyKnownComponent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try AnyComponent(value).write(to: &json)
    }
}
