extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "stack,text,inherited,added,long,form,desk,modern,late,base,derived,home,search,item,window"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { _, json in try json.read(UnknownComponent.self) }
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
            case 0: value = try json.read(Stack.self)
            case 1:
                if #available(iOS 17, macOS 14, *) {
                    value = try json.read(Screens.Text.self)
                } else {
                    value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            case 2:
                if #available(iOS 15, *) {
                    value = try json.read(Screens.Inherited.self)
                } else {
                    value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            case 3:
                if #available(iOS 16, *) {
                    value = try json.read(Screens.Added.self)
                } else {
                    value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            case 4, 5:
                if #available(iOS 16.4, macOS 13, *) {
                    value = try json.read(LongForm.self)
                } else {
                    value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            #if !os(iOS) && !os(visionOS)
            case 6: value = try json.read(Desk.self)
            #endif
            #if swift(>=6.0)
            case 7: value = try json.read(Modern.self)
            #endif
            case 8:
                if #available(iOS 17, *) {
                    value = try json.read(Late.self)
                } else {
                    value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            case 9: value = try json.read(Base.self)
            case 10:
                if #available(iOS 16, *) {
                    value = try json.read(Derived.self)
                } else {
                    value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            case 11, 13: value = try json.read(Route.self)
            case 12:
                if #available(iOS 17, *) {
                    value = try json.read(Route.self)
                } else {
                    value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            #if !os(iOS) && !os(visionOS)
            case 14: value = try json.read(Route.self)
            #endif
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

extension UnknownComponent: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownComponent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws { try self.json.write(to: &json) }
}

extension AnyItem: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let start = json
        var failures: [(String, any Swift.Error)] = []
        if #available(iOS 17, *) {
            do {
                value = try json.read(New.self)
                return
            } catch {
                failures.append(("New", error))
                json = start
            }
        }
        do {
            value = try json.read(Old.self)
            return
        } catch {
            failures.append(("Old", error))
            json = start
        }
        throw json.nothingMatches("Item", failures)
    }
}

extension AnyItem: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

@available(iOS 14, *)
extension AnyAction: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "tap,placeholder,swipe"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.onlyName()
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Tap.self, as: name)
            case 1: value = try json.read(Placeholder.self, as: name)
            case 2:
                if #available(iOS 17, *) {
                    value = try json.read(Swipe.self, as: name)
                } else {
                    try json.checkOnly(name)
                    value = try json.readRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue)) { _, json in try json.readContent(Placeholder.self) }
                }
            default:
                try json.checkOnly(name)
                value = try json.readRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue)) { _, json in try json.readContent(Placeholder.self) }
            }
        } catch {
            throw json.failure(error, inOnly: name)
        }
    }
}

@available(iOS 14, *)
extension AnyAction: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        if #available(iOS 17, *), let value = value as? Swipe {
            let object = json.openObject()
            try json.write(value, forKey: "swipe")
            json.close(object)
            return
        }
        switch value {
        case let value as Tap:
            let object = json.openObject()
            try json.write(value, forKey: "tap")
            json.close(object)
        case let value as Placeholder:
            let object = json.openObject()
            try json.write(value, forKey: "placeholder")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

extension AnyEvent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "shake"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0:
                if #available(iOS 17, tvOS 15, *) {
                    value = try json.read(Shake.self, under: "value", of: name)
                } else {
                    value = try json.readRegistered(name, in: (any Event).self, named: "Event", known: Name.allCases.map(\.rawValue))
                }
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
        if #available(iOS 17, tvOS 15, *), let value = value as? Shake {
            let object = json.openObject()
            json.write(name: "shake", forKey: "type")
            try json.write(value, forKey: "value")
            json.close(object)
            return
        }
        try json.write(value)
    }
}

extension AnyResult: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "ending"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Ending.self)
            default:
                switch name {
                case WidgetCoding.NamePattern("*_result"):
                    if #available(iOS 17, *) {
                        value = try json.read(OtherResult.self)
                    } else {
                        value = try json.readRegistered(name, in: (any Result).self, named: "Result", known: Name.allCases.map(\.rawValue) + ["*_result"])
                    }
                default:
                    value = try json.readRegistered(name, in: (any Result).self, named: "Result", known: Name.allCases.map(\.rawValue) + ["*_result"])
                }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyResult: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

@available(iOS 16, tvOS 16, *)
extension AnyRare: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "shake"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0:
                if #available(iOS 17, *) {
                    value = try json.read(Shake.self, under: "value", of: name)
                } else {
                    value = try json.readRegistered(name, in: (any Rare).self, named: "Rare", known: Name.allCases.map(\.rawValue))
                }
            default:
                value = try json.readRegistered(name, in: (any Rare).self, named: "Rare", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

@available(iOS 16, tvOS 16, *)
extension AnyRare: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        if #available(iOS 17, *), let value = value as? Shake {
            let object = json.openObject()
            json.write(name: "shake", forKey: "type")
            try json.write(value, forKey: "value")
            json.close(object)
            return
        }
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
