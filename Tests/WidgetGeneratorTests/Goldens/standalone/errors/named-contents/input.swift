// widgetgen: family, external, tag = "type", ignoreCase
protocol Loose: Codable {}

// widgetgen: family, external, tag = "type", content = "value"
protocol Both: Codable {}

// widgetgen: family, external, missing = Empty
protocol Nameless: Codable {}

struct Empty: Nameless {}

// widgetgen: family, external, tagType = Int
protocol Numbered: Codable {}

// widgetgen: family, external, tag = "card"
protocol Block: Codable {}

struct Card: Block {
  var text: String
}

// widgetgen: family, external, tagPath = "meta.type"
enum Icon {
  case emoji(String)
  case meta(String)
  // widgetgen: name = ["file", "meta"]
  case file(url: String)
  // widgetgen: unknown
  case type(String)
}
