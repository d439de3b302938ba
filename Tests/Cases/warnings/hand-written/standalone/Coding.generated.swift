import WidgetRuntime

// MARK: Half Codable
extension Half {

    init(
        count: Int
    ) {
        self.count = count
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(count, forKey: "c")
    }
}

// MARK: Initialized Init
extension Initialized {

    init(
        count: Int
    ) {
        self.count = count
    }
}
