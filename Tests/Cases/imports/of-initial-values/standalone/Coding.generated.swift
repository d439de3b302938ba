import Foundation
import WidgetRuntime

// MARK: Note Codable
extension Note: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        language: borrowing String = Locale.current.identifier
    ) {
        self.language = copy language
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        language = try fields.decodeIfPresent(String.self, forKey: "language") ?? Locale.current.identifier
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(language, forKey: "language")
    }
}

// MARK: Visit Codable
extension Visit: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decodeIfPresent(String.self, forKey: "id") ?? UUID().uuidString
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(id, forKey: "id")
        try fields.encode(title, forKey: "title")
    }
}
