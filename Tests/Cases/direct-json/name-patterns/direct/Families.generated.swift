extension AnyBlock: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "text,tool_result"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Text.self)
            case 1: value = try json.read(ToolResult.self)
            default:
                switch name {
                case WidgetCoding.NamePattern("tool_*_result"):
                    value = try json.read(ToolResult.self)
                case WidgetCoding.NamePattern("image/*"):
                    value = try json.read(Picture.self)
                #if os(Linux)
                case WidgetCoding.NamePattern("device-*"):
                    value = try json.read(Device.self)
                #endif
                #if !(os(Linux))
                case WidgetCoding.NamePattern("device*"):
                    value = try json.read(Apparatus.self)
                #endif
                default:
                    value = try json.readRegistered(name, in: (any Block).self, named: "Block", known: Name.allCases.map(\.rawValue) + ["tool_*_result", "image/*", "device-*", "device*"]) { _, json in try json.read(UnknownBlock.self) }
                }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyBlock: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension UnknownBlock: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownBlock: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws { try self.json.write(to: &json) }
}

extension AnyEvent: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(at: "meta", "kind")
        do {
            switch json.lowercased(name) {
            case WidgetCoding.NamePattern("*_event"):
                value = try json.read(AnyKind.self)
            default:
                value = try json.readRegistered(json.lowercased(name), in: (any Event).self, named: "Event", known: ["*_event"])
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyEvent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyOld: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch name {
            case WidgetCoding.NamePattern("v1.*"):
                value = try json.read(First.self)
            default:
                value = try json.readRegistered(name, in: (any Old).self, named: "Old", known: ["v1.*"])
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyOld: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as any Encodable:
            try json.write(value)
        default:
            throw EncodingError.invalidValue(
                value, .init(codingPath: json.codingPath, debugDescription: "not a type of Old that can be encoded"))
        }
    }
}
