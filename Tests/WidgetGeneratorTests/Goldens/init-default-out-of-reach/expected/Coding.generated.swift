// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Screen Codable
extension Screen {

    // The last parameter tells it from the initializer that the compiler makes.
    public init(
        safeArea: SafeArea?,
        title: String = "untitled",
        _: Void = ()
    ) {
        self.safeArea = safeArea
        self.title = title
    }

    public init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        safeArea = try fields.decodeIfPresent(SafeArea.self, forKey: "safeArea") ?? SafeArea(top: true)
        title = try fields.decodeIfPresent(String.self, forKey: "title") ?? "untitled"
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("screen", forKey: "type")
        try fields.encodeIfPresent(safeArea, forKey: "safeArea")
        try fields.encode(title, forKey: "title")
    }
}
