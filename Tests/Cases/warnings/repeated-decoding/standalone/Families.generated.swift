import WidgetRuntime

// MARK: Part

/// Any `Part` in the JSON.
struct AnyPart: WidgetBox {
    let value: any Part

    init(_ value: any Part) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let decoder = WidgetCoding.remembering(decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Row(from: decoder)
            return
        } catch {
            failures.append(("Row", error))
        }
        do {
            value = try Frame(from: decoder)
            return
        } catch {
            failures.append(("Frame", error))
        }
        throw NoMatchingTypeError("Part", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

// MARK: Block

/// Any `Block` in the JSON.
struct AnyBlock: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case section
        case otherBlock
        case leaf
    }

    let value: any Block

    init(_ value: any Block) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Block).self, named: "Block", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try OtherBlock(from: decoder) }
                return
            }
            switch known {
            case .section:
                do {
                    value = try Section(fields: fields)
                } catch {
                    value = try WidgetCoding.replacingUnknown(error, in: decoder) { _ in try OtherBlock(from: decoder) }
                }
            case .otherBlock: value = try OtherBlock(fields: fields)
            case .leaf:
                do {
                    value = try Leaf(fields: fields)
                } catch {
                    value = try WidgetCoding.replacingUnknown(error, in: decoder) { _ in try OtherBlock(from: decoder) }
                }
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

// MARK: View

/// Any `View` in the JSON.
struct AnyView: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case stack
        case otherView
    }

    let value: any View

    init(_ value: any View) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any View).self, named: "View", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try OtherView(from: decoder) }
                return
            }
            switch known {
            case .stack:
                do {
                    value = try Stack(fields: fields)
                } catch {
                    value = try WidgetCoding.replacingUnknown(error, in: decoder) { _ in try OtherView(from: decoder) }
                }
            case .otherView: value = try OtherView(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}
