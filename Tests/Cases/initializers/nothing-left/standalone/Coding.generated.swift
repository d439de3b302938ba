import WidgetRuntime

// MARK: Divider Codable
extension Divider: Codable {

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: WireKey.self)
    }
}

// MARK: Probe Codable
#if DEBUG
extension Probe: Codable {

    init(
        samples: [Int]
    ) {
        self.samples = samples
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        samples = try fields.decode([Int].self, forKey: "samples")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(samples, forKey: "samples")
    }
}
#else
extension Probe: Codable {

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: WireKey.self)
    }
}
#endif

// MARK: Spacer Codable
extension Spacer: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    public init(_: Void = ()) {}

    public init(from decoder: any Decoder) throws {
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(kind, forKey: "kind")
    }
}
