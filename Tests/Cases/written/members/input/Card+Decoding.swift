extension Card {
    enum Keys: String, CodingKey { case title }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        self.init(title: try container.decode(String.self, forKey: .title))
    }
}
