extension AnyInline: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "textRun,break"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        if json.isShorthand {
            value = try json.read(TextRun.self)
            return
        }
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(TextRun.self)
            case 1: value = try json.read(Break.self)
            default:
                value = try json.readRegistered(name, in: (any Inline).self, named: "Inline", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyInline: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyUnit: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "size,ratio"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        if json.isShorthand {
            value = try json.read(Fonts.Size.self)
            return
        }
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Fonts.Size.self, under: "value", of: name)
            case 1: value = try json.read(Ratio.self, under: "value", of: name)
            default:
                value = try json.readRegistered(name, in: (any Unit).self, named: "Unit", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyUnit: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Fonts.Size:
            let object = json.openObject()
            json.write(name: "size", forKey: "type")
            try json.write(value, forKey: "value")
            json.close(object)
        case let value as Ratio:
            let object = json.openObject()
            json.write(name: "ratio", forKey: "type")
            try json.write(value, forKey: "value")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension AnyOther: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "ratio2"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        if json.isShorthand {
            value = try json.read(Ratio2.self)
            return
        }
        let name = try json.onlyName()
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Ratio2.self, as: name)
            default:
                try json.checkOnly(name)
                value = try json.readRegistered(name, in: (any Other).self, named: "Other", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, inOnly: name)
        }
    }
}

extension AnyOther: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Ratio2:
            let object = json.openObject()
            try json.write(value, forKey: "ratio2")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}
