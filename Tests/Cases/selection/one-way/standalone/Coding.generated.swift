import WidgetRuntime

// MARK: Answer Codable
extension Answer {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.ID = try fields.decode(Int.self, forKey: "ID")
        state = try fields.decode(Received.self, forKey: "state")
    }
}

// MARK: Both Codable
extension Both {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(text, forKey: "text")
    }
}

// MARK: Question Codable
extension Question {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(text, forKey: "text")
    }
}
