// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Box Codable
extension Box: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        style: borrowing Style? = nil,
        content: (any Component)? = nil,
        other: ByHand? = nil
    ) {
        self.style = copy style
        self.content = content
        self.other = other
    }

    init(from decoder: any Decoder) throws {
        style = try decoder.contains(anyOf: "color", "width") ? Style(from: decoder) : nil
        content = try decoder.contains(anyOf: "kind") ? AnyComponent(from: decoder).value : nil
        other = try decoder.decodeIfPresent(flattened: ByHand.self)
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: WireKey.self)
        try style?.encode(to: encoder)
        try content.map(AnyComponent.init)?.encode(to: encoder)
        try other?.encode(to: encoder)
    }
}

// MARK: Frame Codable
extension Frame: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        width = try fields.decode(Int.self, at: "size", "width")
        height = try fields.decode(Int.self, forKey: fields.first(of: "height", "h"))
        style = try Style(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(width, at: "size", "width")
        try fields.encode(height, forKey: "height")
        try style.encode(to: encoder)
    }
}

// MARK: Outer Codable
extension Outer: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        frame: borrowing Frame? = nil
    ) {
        self.frame = copy frame
    }

    init(from decoder: any Decoder) throws {
        frame = try decoder.contains(anyOf: "size", "height", "h", "color", "width") ? Frame(from: decoder) : nil
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: WireKey.self)
        try frame?.encode(to: encoder)
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "kind")
        try fields.encode(text, forKey: "text")
    }
}
