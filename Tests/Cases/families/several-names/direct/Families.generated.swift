extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "label,card,switch,shape,size,part"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Label.self)
            case 1: value = try json.read(Card.self)
            case 2: value = try json.read(Switch.self)
            case 3: value = try json.read(Shape.self)
            case 4: value = try json.read(Size.self)
            case 5: value = try json.read(Part.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
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
        case let value as Card:
            let object = json.openObject(isShared: true)
            json.write(name: "card", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Switch:
            let object = json.openObject(isShared: true)
            json.write(name: "switch", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Shape:
            let object = json.openObject(isShared: true)
            json.write(name: "shape", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Size:
            let object = json.openObject(isShared: true)
            json.write(name: "size", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Part:
            let object = json.openObject(isShared: true)
            json.write(name: "part", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension AnyItem: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "card,look"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "kind")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Card.self)
            case 1: value = try json.read(Look.self)
            default:
                value = try json.readRegistered(name, in: (any Item).self, named: "Item", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyItem: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Card:
            let object = json.openObject(isShared: true)
            json.write(name: "card", forKey: "kind")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Look:
            let object = json.openObject(isShared: true)
            json.write(name: "look", forKey: "kind")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
        }
    }
}
