extension AnyStep: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "quiz,video"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0:
                do {
                    value = try json.read(Quiz.self)
                } catch {
                    json.rewind(to: name)
                    value = try json.replacingUnknown(error) { error, json in try json.readReplacement(AnyStep.self, insteadOf: error, at: "fallback").value }
                }
            case 1:
                do {
                    value = try json.read(Video.self)
                } catch {
                    json.rewind(to: name)
                    value = try json.replacingUnknown(error) { error, json in try json.readReplacement(AnyStep.self, insteadOf: error, at: "fallback").value }
                }
            default:
                value = try json.readRegistered(name, in: (any Step).self, named: "Step", known: Name.allCases.map(\.rawValue)) { error, json in try json.readReplacement(AnyStep.self, insteadOf: error, at: "fallback").value }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyStep: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Quiz:
            let object = json.openObject(isShared: true)
            json.write(name: "quiz", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension AnyPanel: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "shape,chart,look"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.nameIfPresent(under: "type")
        guard !name.isMissing else {
            json.reportMissing("type", of: name)
            value = try json.read(Chart.self)
            return
        }
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Shape.self)
            case 1:
                do {
                    value = try json.read(Chart.self)
                } catch {
                    json.rewind(to: name)
                    value = try json.replacingUnknown(error) { _, json in try json.read(UnknownPanel.self) }
                }
            case 2: value = try json.read(Look.self)
            default:
                value = try json.readRegistered(name, in: (any Panel).self, named: "Panel", known: Name.allCases.map(\.rawValue)) { _, json in try json.read(UnknownPanel.self) }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyPanel: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Shape:
            let object = json.openObject(isShared: true)
            json.write(name: "shape", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Look:
            let object = json.openObject(isShared: true)
            json.write(name: "look", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension UnknownPanel: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownPanel: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws { try self.json.write(to: &json) }
}

extension AnyPart: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "table,placeholder"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any Part
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0:
                do {
                    value = try json.read(Table.self)
                } catch {
                    json.rewind(to: name)
                    value = try json.replacingUnknown(error, with: unknown)
                }
            case 1: value = try json.read(Placeholder.self)
            default:
                value = try json.readRegistered(name, in: (any Part).self, named: "Part", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyPart: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Table:
            let object = json.openObject(isShared: true)
            json.write(name: "table", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension AnyPartOrPlaceholder: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        value = try AnyPart(from: &json) { _, json in try json.read(Placeholder.self) }.value
    }
}

extension AnyPartOrPlaceholder: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try AnyPart(value).write(to: &json)
    }
}
