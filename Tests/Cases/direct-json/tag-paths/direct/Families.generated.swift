extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "title,button,btn,named,rooted,first,second"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { _, json in try json.read(UnknownComponent.self) }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any Component
    ) throws {
        try json.checkDepth()
        let name = try json.name(at: "meta", "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Title.self)
            case 1, 2: value = try json.read(PushButton.self)
            case 3: value = try json.read(Named.self)
            case 4: value = try json.read(Rooted.self)
            case 5, 6: value = try json.read(Choice.self)
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
        switch value {
        case let value as PushButton:
            let object = json.openObject(isShared: true)
            try json.write("button", at: "meta", "type")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension UnknownComponent: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownComponent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws { try self.json.write(to: &json) }
}

extension AnyAction: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "1,0"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(at: "data", "kind", as: Int.self)
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Open.self, at: "data", "value", of: name)
            case 1: value = try json.read(Other.self, at: "data", "value", of: name)
            default:
                value = try json.readRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue)) { _, json in try json.readContent(Other.self, at: "data", "value") }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyAction: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Open:
            let object = json.openObject(isShared: true)
            try json.write(1, at: "data", "kind")
            try json.write(value, at: "data", "value")
            json.close(object)
        case let value as Other:
            let object = json.openObject(isShared: true)
            try json.write(0, at: "data", "kind")
            try json.write(value, at: "data", "value")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension AnyEvent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "start"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.nameIfPresent(under: "type")
        guard !name.isMissing else {
            json.reportMissing("type", of: name)
            value = try json.read(Start.self, at: "data", "value", of: name)
            return
        }
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Start.self, at: "data", "value", of: name)
            default:
                value = try json.readRegistered(name, in: (any Event).self, named: "Event", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyEvent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Start:
            let object = json.openObject()
            json.write(name: "start", forKey: "type")
            try json.write(value, at: "data", "value")
            json.close(object)
        default:
            try json.write(value)
        }
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
