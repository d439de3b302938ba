import WidgetRuntime

// MARK: Status Codable
extension Status: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(Int.self)
        switch name {
        case 200, 201, 204: self = .success
        case 400, 400..<500: self = .mistake
        case 503, 500...599: self = .failure
        default:
            WidgetCoding.reportUnknown(String(describing: name), in: "Status", known: ["200", "201", "204", "400", "400..<500", "503", "500...599"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .success: try container.encode(200)
        case .mistake: try container.encode(400)
        case .failure: try container.encode(503)
        case .other: try container.encode(0)
        }
    }
}
