public struct Theme: Codable, Sendable {
    public var color: String
}

public struct TextWidget: Component {
    public var text: String
    public var theme: Theme?
}
