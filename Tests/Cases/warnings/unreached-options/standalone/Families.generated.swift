import WidgetRuntime

// MARK: Block

/// Any `Block` in the JSON.
struct AnyBlock: WidgetBox {
    let value: any Block

    init(_ value: any Block) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Anything(from: decoder)
            return
        } catch {
            failures.append(("Anything", error))
        }
        do {
            value = try Second(from: decoder)
            return
        } catch {
            failures.append(("Second", error))
        }
        do {
            value = try Third(from: decoder)
            return
        } catch {
            failures.append(("Third", error))
        }
        throw NoMatchingTypeError("Block", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

// MARK: Level

/// Any `Level` in the JSON.
struct AnyLevel: WidgetBox {
    let value: any Level

    init(_ value: any Level) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Strict(from: decoder)
            return
        } catch {
            failures.append(("Strict", error))
        }
        do {
            value = try Nullable(from: decoder)
            return
        } catch {
            failures.append(("Nullable", error))
        }
        do {
            value = try Tolerant(from: decoder)
            return
        } catch {
            failures.append(("Tolerant", error))
        }
        throw NoMatchingTypeError("Level", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

// MARK: Width

/// Any `Width` in the JSON.
struct AnyWidth: WidgetBox {
    let value: any Width

    init(_ value: any Width) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try NotNull(from: decoder)
            return
        } catch {
            failures.append(("NotNull", error))
        }
        do {
            value = try MaybeNull(from: decoder)
            return
        } catch {
            failures.append(("MaybeNull", error))
        }
        throw NoMatchingTypeError("Width", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}
