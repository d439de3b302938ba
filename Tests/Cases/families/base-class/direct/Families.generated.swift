extension AnyNode: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "spacer,wide_spacer,label,text,overlay"

    public init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Node
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "kind")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Spacer.self)
            case 1: value = try json.read(WideSpacer.self)
            case 2, 3: value = try json.read(TextLabel.self)
            #if DEBUG
            case 4: value = try json.read(Overlay.self)
            #endif
            default:
                value = try json.readRegistered(name, in: Node.self, named: "Node", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyNode: WidgetCoding.JSONWritable {

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        if type(of: value) == Node.self {
            throw EncodingError.invalidValue(
                value, .init(codingPath: json.codingPath, debugDescription: "not a type of Node that can be encoded"))
        }
        switch value {
        case let value as WideSpacer:
            try json.write(value)
        case let value as Spacer:
            let object = json.openObject(isShared: true)
            json.write(name: "spacer", forKey: "kind")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension AnyNodeOrSpacer: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        value = try AnyNode(from: &json) { _, json in try json.read(Spacer.self) }.value
    }
}

extension AnyNodeOrSpacer: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try AnyNode(value).write(to: &json)
    }
}
