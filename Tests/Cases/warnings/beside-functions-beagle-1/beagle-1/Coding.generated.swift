import Beagle

// MARK: Table Decodable
extension Table: Decodable {

    enum CodingKeys: String, CodingKey {
        case rows = "r"
        case title
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        rows = (try? Table.decodeRows(from: decoder)) ?? 4
        title = try container.decode(String.self, forKey: .title)
    }
}
