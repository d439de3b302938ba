import Foundation
import WidgetRuntime

// MARK: Link Codable
extension Link: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        target = try fields.decode(String.self, forKey: "target")
        url = try fields.decodeIfPresent(URL.self, forKey: "target")
        id = try fields.decode(Int.self, at: "meta", "id")
        name = try fields.decodeIfPresent(WidgetCoding.CodedBy<Lenient<String>>.self, at: "meta", "id")?.value
        other = try fields.decodeIfPresent(String.self, forKey: fields.first(of: "other", "target")) ?? "a"
        origin = try fields.decode(String.self, forKey: "target")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(target, forKey: "target")
        try fields.encode(id, at: "meta", "id")
        try fields.encode(origin, forKey: "origin")
    }
}
