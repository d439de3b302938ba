// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case stack
        case text
        case inherited
        case added
        case longForm = "long"
        case form
        #if !os(iOS) && !os(visionOS)
        case desk
        #endif
        #if swift(>=6.0)
        case modern
        #endif
        case late
        case base
        case derived
        case home
        case item
        case search
        #if !os(iOS) && !os(visionOS)
        case window
        #endif

        /// The names that are known on this version of the system.
        static var allCases: [Name] {
            var names: [Name] = []
            names += [.stack]
            if #available(iOS 17, macOS 14, *) {
                names += [.text]
            }
            if #available(iOS 15, *) {
                names += [.inherited]
            }
            if #available(iOS 16, *) {
                names += [.added]
            }
            if #available(iOS 16.4, macOS 13, *) {
                names += [.longForm, .form]
            }
            #if !os(iOS) && !os(visionOS)
            names += [.desk]
            #endif
            #if swift(>=6.0)
            names += [.modern]
            #endif
            if #available(iOS 17, *) {
                names += [.late]
            }
            names += [.base]
            if #available(iOS 16, *) {
                names += [.derived]
            }
            names += [.home, .item]
            if #available(iOS 17, *) {
                names += [.search]
            }
            #if !os(iOS) && !os(visionOS)
            names += [.window]
            #endif
            return names
        }
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { _ in try UnknownComponent(from: decoder) }
    }

    /// Decodes a value; `unknown` makes one where the JSON is none of the types here.
    init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Component
    ) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                return
            }
            switch known {
            case .stack: value = try Stack(fields: fields)
            case .text:
                if #available(iOS 17, macOS 14, *) {
                    value = try Screens.Text(fields: fields)
                } else {
                    value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            case .inherited:
                if #available(iOS 15, *) {
                    value = try Screens.Inherited(fields: fields)
                } else {
                    value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            case .added:
                if #available(iOS 16, *) {
                    value = try Screens.Added(fields: fields)
                } else {
                    value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            case .longForm, .form:
                if #available(iOS 16.4, macOS 13, *) {
                    value = try LongForm(fields: fields)
                } else {
                    value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            #if !os(iOS) && !os(visionOS)
            case .desk: value = try Desk(fields: fields)
            #endif
            #if swift(>=6.0)
            case .modern: value = try Modern(fields: fields)
            #endif
            case .late:
                if #available(iOS 17, *) {
                    value = try Late(fields: fields)
                } else {
                    value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            case .base: value = try Base(from: decoder)
            case .derived:
                if #available(iOS 16, *) {
                    value = try Derived(from: decoder)
                } else {
                    value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            case .home, .item: value = try Route(from: decoder)
            case .search:
                if #available(iOS 17, *) {
                    value = try Route(from: decoder)
                } else {
                    value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                }
            #if !os(iOS) && !os(visionOS)
            case .window: value = try Route(from: decoder)
            #endif
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyComponent: JSONReadable {

    private static let readNames = JSONNames(["stack", "text", "inherited", "added", "long", "form", "desk", "modern", "late", "base", "derived", "home", "search", "item", "window"])

    init(from json: inout JSONReader) throws {
        try self.init(from: &json) { _, json in try json.read(UnknownComponent.self) }
    }

    /// Reads a value; `unknown` makes one where the JSON is none of the types here.
    init(
        from json: inout JSONReader,
        unknown: (any Swift.Error, inout JSONReader) throws -> any Component
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

extension AnyComponent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

/// An unknown `Component`: its JSON is kept and encoded again unchanged.
struct UnknownComponent: Component {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension UnknownComponent: JSONReadable {

    init(from json: inout JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownComponent: JSONWritable {

    func write(to json: inout JSONWriter) throws { try self.json.write(to: &json) }
}

// MARK: Item

/// Any `Item` in the JSON.
struct AnyItem: WidgetBox {
    let value: any Item

    init(_ value: any Item) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        var failures: [(String, any Swift.Error)] = []
        if #available(iOS 17, *) {
            do {
                value = try New(from: decoder)
                return
            } catch {
                failures.append(("New", error))
            }
        }
        do {
            value = try Old(from: decoder)
            return
        } catch {
            failures.append(("Old", error))
        }
        throw NoMatchingTypeError("Item", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyItem: JSONReadable {

    init(from json: inout JSONReader) throws {
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

extension AnyItem: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

// MARK: Action

/// Any `Action` in the JSON.
@available(iOS 14, *)
struct AnyAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case tap
        case placeholder
        case swipe

        /// The names that are known on this version of the system.
        static var allCases: [Name] {
            var names: [Name] = []
            names += [.tap]
            names += [.placeholder]
            if #available(iOS 17, *) {
                names += [.swipe]
            }
            return names
        }
    }

    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue)) { _ in try decoder.decodeContent(Placeholder.self) }
                return
            }
            switch known {
            case .tap: value = try fields.decode(Tap.self, forKey: key)
            case .placeholder: value = try fields.decode(Placeholder.self, forKey: key)
            case .swipe:
                if #available(iOS 17, *) {
                    value = try fields.decode(Swipe.self, forKey: key)
                } else {
                    value = try decoder.decodeRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue)) { _ in try decoder.decodeContent(Placeholder.self) }
                }
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        if #available(iOS 17, *), let value = value as? Swipe {
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "swipe")
            return
        }
        switch value {
        case let value as Tap:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "tap")
        case let value as Placeholder:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "placeholder")
        default:
            try value.encode(to: encoder)
        }
    }
}

@available(iOS 14, *)
extension AnyAction: JSONReadable {

    private static let readNames = JSONNames(["tap", "placeholder", "swipe"])

    init(from json: inout JSONReader) throws {
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
extension AnyAction: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

// MARK: Event

/// Any `Event` in the JSON.
struct AnyEvent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case shake

        /// The names that are known on this version of the system.
        static var allCases: [Name] {
            var names: [Name] = []
            if #available(iOS 17, tvOS 15, *) {
                names += [.shake]
            }
            return names
        }
    }

    let value: any Event

    init(_ value: any Event) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Event).self, named: "Event", known: Name.allCases.map(\.rawValue))
                return
            }
            switch known {
            case .shake:
                if #available(iOS 17, tvOS 15, *) {
                    value = try fields.decode(Shake.self, forKey: "value")
                } else {
                    value = try decoder.decodeRegistered(name, in: (any Event).self, named: "Event", known: Name.allCases.map(\.rawValue))
                }
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        if #available(iOS 17, tvOS 15, *), let value = value as? Shake {
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("shake", forKey: "type")
            try fields.encode(value, forKey: "value")
            return
        }
        try value.encode(to: encoder)
    }
}

extension AnyEvent: JSONReadable {

    private static let readNames = JSONNames(["shake"])

    init(from json: inout JSONReader) throws {
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

extension AnyEvent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

// MARK: Result

/// Any `Result` in the JSON.
struct AnyResult: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case ending
    }

    let value: any Result

    init(_ value: any Result) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                switch name {
                case NamePattern("*_result"):
                    if #available(iOS 17, *) {
                        value = try OtherResult(fields: fields)
                    } else {
                        value = try decoder.decodeRegistered(name, in: (any Result).self, named: "Result", known: Name.allCases.map(\.rawValue) + ["*_result"])
                    }
                default:
                    value = try decoder.decodeRegistered(name, in: (any Result).self, named: "Result", known: Name.allCases.map(\.rawValue) + ["*_result"])
                }
                return
            }
            switch known {
            case .ending: value = try Ending(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyResult: JSONReadable {

    private static let readNames = JSONNames(["ending"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Ending.self)
            default:
                switch name {
                case NamePattern("*_result"):
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

extension AnyResult: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

// MARK: Rare

/// Any `Rare` in the JSON.
@available(iOS 16, tvOS 16, *)
struct AnyRare: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case shake

        /// The names that are known on this version of the system.
        static var allCases: [Name] {
            var names: [Name] = []
            if #available(iOS 17, *) {
                names += [.shake]
            }
            return names
        }
    }

    let value: any Rare

    init(_ value: any Rare) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Rare).self, named: "Rare", known: Name.allCases.map(\.rawValue))
                return
            }
            switch known {
            case .shake:
                if #available(iOS 17, *) {
                    value = try fields.decode(Shake.self, forKey: "value")
                } else {
                    value = try decoder.decodeRegistered(name, in: (any Rare).self, named: "Rare", known: Name.allCases.map(\.rawValue))
                }
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        if #available(iOS 17, *), let value = value as? Shake {
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("shake", forKey: "type")
            try fields.encode(value, forKey: "value")
            return
        }
        try value.encode(to: encoder)
    }
}

@available(iOS 16, tvOS 16, *)
extension AnyRare: JSONReadable {

    private static let readNames = JSONNames(["shake"])

    init(from json: inout JSONReader) throws {
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
extension AnyRare: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

/// Any `Component`; an unknown name is an error.
struct AnyKnownComponent: WidgetBox {
    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        value = try AnyComponent(from: decoder) { throw $0 }.value
    }

    func encode(to encoder: any Encoder) throws {
        try AnyComponent(value).encode(to: encoder)
    }
}

extension AnyKnownComponent: JSONReadable {

    init(from json: inout JSONReader) throws {
        value = try AnyComponent(from: &json) { error, _ in throw error }.value
    }
}

extension AnyKnownComponent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try AnyComponent(value).write(to: &json)
    }
}
