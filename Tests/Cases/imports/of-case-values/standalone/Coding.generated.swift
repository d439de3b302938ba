import Foundation
import WidgetRuntime

// MARK: Moment Codable
extension Moment {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "at":
            self = .at(try fields.decode(Date.self, forKey: key))
        case "never":
            self = .never
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Moment", known: ["at", "never"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .at(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "at")
        case .never:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "never")
        }
    }
}
