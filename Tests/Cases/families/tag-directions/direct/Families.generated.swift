extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "title,image"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(atFirst: "kind", "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Title.self)
            case 1: value = try json.read(Image.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue)) { _, json in try json.read(UnknownComponent.self) }
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
        case let value as Image:
            let object = json.openObject(isShared: true)
            json.write(name: "image", forKey: "type")
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

    private static let readNames: WidgetCoding.JSONNames = "1"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.nameIfPresent(under: "do", as: Int.self)
        guard !name.isMissing else {
            json.reportMissing("do", of: name)
            value = try json.read(Open.self, under: "with", of: name)
            return
        }
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Open.self, under: "with", of: name)
            default:
                value = try json.readRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue))
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
            let object = json.openObject()
            try json.write(1, at: "meta", "type")
            try json.write(value, forKey: "with")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}
