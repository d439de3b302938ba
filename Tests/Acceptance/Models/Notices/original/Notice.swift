import Foundation

struct Notice: Codable {
  var title: String
  var level: Int
  var bodies: [Body]

  enum CodingKeys: String, CodingKey {
    case title = "notice_title"
    case level, bodies
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    level = try container.decodeIfPresent(Int.self, forKey: .level) ?? 1
    bodies = try container.decode([Body].self, forKey: .bodies)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(level, forKey: .level)
    try container.encode(bodies, forKey: .bodies)
  }
}

enum Body: Codable {
  case text(String)
  case link(URL, title: String?)
  case unknown(String)

  enum CodingKeys: String, CodingKey { case type, text, url, title }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "text": self = .text(try container.decode(String.self, forKey: .text))
    case "link":
      self = .link(
        try container.decode(URL.self, forKey: .url),
        title: try container.decodeIfPresent(String.self, forKey: .title))
    case let name: self = .unknown(name)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let text):
      try container.encode("text", forKey: .type)
      try container.encode(text, forKey: .text)
    case .link(let url, let title):
      try container.encode("link", forKey: .type)
      try container.encode(url, forKey: .url)
      try container.encodeIfPresent(title, forKey: .title)
    case .unknown(let name): try container.encode(name, forKey: .type)
    }
  }
}
