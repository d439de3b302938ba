import Core
import WidgetRuntime

// MARK: Feature Codable
extension Feature: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        content = try WidgetCoding.decode(listOf: AnyComponentOrJSON.self, forKey: "content", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(content.map(AnyComponent.init), forKey: "content")
    }
}
