// widgetgen: family, tagType = Int, default = Text
protocol Component: Codable {}

// widgetgen: name = 1
struct Text: Component {
  let text: String
}

// widgetgen: name = 2, alias = 20
struct Image: Component {
  let url: String

  enum CodingKeys: String, CodingKey { case url }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(url, forKey: .url)
  }
}

// widgetgen: family, tag = "ok", content = "body", tagType = Bool
protocol Answer: Codable {}

// widgetgen: name = true
struct Success: Answer {
  let value: Int
}

// widgetgen: name = false
struct Failure: Answer {
  let reason: String
}
