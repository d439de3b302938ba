import Beagle

// MARK: Player Decodable
#if os(iOS) && DEBUG
extension Player {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        url: borrowing String,
        volume: Double,
        trace: String? = nil
    ) {
        self.url = copy url
        self.volume = volume
        self.trace = trace
    }

    enum CodingKeys: String, CodingKey {
        case url
        case volume
        case trace
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        url = try container.decode(String.self, forKey: .url)
        volume = try container.decode(Double.self, forKey: .volume)
        trace = try container.decodeIfPresent(String.self, forKey: .trace)
    }
}
#elseif os(iOS)
extension Player {

    enum CodingKeys: String, CodingKey {
        case url
        case volume
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        url = try container.decode(String.self, forKey: .url)
        volume = try container.decode(Double.self, forKey: .volume)
    }
}
#elseif os(Linux) && DEBUG
extension Player {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        url: borrowing String,
        gain: Double,
        trace: String? = nil
    ) {
        self.url = copy url
        self.gain = gain
        self.trace = trace
    }

    enum CodingKeys: String, CodingKey {
        case url
        case gain
        case trace
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        url = try container.decode(String.self, forKey: .url)
        gain = try container.decode(Double.self, forKey: .gain)
        trace = try container.decodeIfPresent(String.self, forKey: .trace)
    }
}
#elseif os(Linux)
extension Player {

    enum CodingKeys: String, CodingKey {
        case url
        case gain
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        url = try container.decode(String.self, forKey: .url)
        gain = try container.decode(Double.self, forKey: .gain)
    }
}
#elseif DEBUG
extension Player {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        url: borrowing String,
        trace: String? = nil
    ) {
        self.url = copy url
        self.trace = trace
    }

    enum CodingKeys: String, CodingKey {
        case url
        case trace
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        url = try container.decode(String.self, forKey: .url)
        trace = try container.decodeIfPresent(String.self, forKey: .trace)
    }
}
#else
extension Player {

    enum CodingKeys: String, CodingKey {
        case url
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        url = try container.decode(String.self, forKey: .url)
    }
}
#endif
