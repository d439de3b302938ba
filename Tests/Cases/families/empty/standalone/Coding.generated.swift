import WidgetRuntime

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        components = try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "components", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(components.map(AnyComponent.init), forKey: "components")
    }
}
