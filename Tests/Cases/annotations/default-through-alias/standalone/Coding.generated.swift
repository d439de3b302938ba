import WidgetRuntime

// MARK: Switch Codable
extension Switch: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        mode: borrowing Mode = .on,
        generic: ID<Mode> = .on,
        nested: ID<Maybe<Mode>> = .on
    ) {
        self.mode = copy mode
        self.generic = generic
        self.nested = nested
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        mode = try fields.decodeIfPresent(Mode.self, forKey: "mode") ?? .on
        generic = try fields.decodeIfPresent(ID<Mode>.self, forKey: "generic") ?? .on
        nested = try fields.contains("nested") ? fields.decodeIfPresent(Mode.self, forKey: "nested") : .on
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(mode, forKey: "mode")
        try fields.encode(generic, forKey: "generic")
        try fields.encode(nested, forKey: "nested")
    }
}
