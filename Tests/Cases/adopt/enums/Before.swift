import Foundation

/// A value that is text, a number, a list or an object.
enum Content: Codable {
  case none
  case text(String)
  case flag(Bool)
  case parts([Part])
  case part(Part)

  // The order matters.
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let parts = try? container.decode([Part].self) {
      self = .parts(parts)
    } else {
      self = .part(try Part(from: decoder))
    }
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .flag(let flag): try container.encode(flag)
    case .parts(let parts): try container.encode(parts)
    case .part(let part): try part.encode(to: encoder)
    }
  }
}

struct Part: Codable {
  var id: Int
  var note: String?
}

/// A number or an object, whose failures are collected.
enum Size: Codable {
  case number(Double)
  case box(Box)

  init(from decoder: any Decoder) throws {
    var errors: [any Error] = []
    do {
      self = .number(try decoder.singleValueContainer().decode(Double.self))
      return
    } catch {
      errors.append(error)
    }
    do {
      self = .box(try .init(from: decoder))
      return
    } catch {
      errors.append(error)
    }
    throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "\(errors)"))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case let .number(value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case let .box(value): try value.encode(to: encoder)
    }
  }
}

struct Box: Codable {
  var width: Double
}

/// A shape, with its kind under a key.
enum Shape: Codable {
  case circle(radius: Double)
  case square(Int)
  case line(from: Int, to: Int?)
  case part(Part)
  case empty

  private enum Kind: String, Codable { case circle, square = "rect", line, part, empty }

  private enum CodingKeys: String, CodingKey { case kind, radius, side, start, to }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(Kind.self, forKey: .kind)
    switch kind {
    case .circle:
      self = .circle(radius: try container.decode(Double.self, forKey: .radius))
    case .square:
      let side = try container.decode(Int.self, forKey: .side)
      self = .square(side)
    case .line:
      self = try .line(
        from: container.decode(Int.self, forKey: .start),
        to: container.decodeIfPresent(Int.self, forKey: .to))
    case .part:
      self = .part(try Part(from: decoder))
    case .empty:
      self = .empty
    }
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .circle(let radius):
      try container.encode(Kind.circle, forKey: .kind)
      try container.encode(radius, forKey: .radius)
    case .square(let side):
      try container.encode(Kind.square, forKey: .kind)
      try container.encode(side, forKey: .side)
    case .line(let start, let end):
      try container.encode(Kind.line, forKey: .kind)
      try container.encode(start, forKey: .start)
      try container.encodeIfPresent(end, forKey: .to)
    case .part(let part):
      try container.encode(Kind.part, forKey: .kind)
      try part.encode(to: encoder)
    case .empty:
      try container.encode(Kind.empty, forKey: .kind)
    }
  }
}

/// An event with a case for unknown names.
enum Event: Codable {
  case open(page: String)
  case other

  enum CodingKeys: String, CodingKey { case type, page }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "open", "show":
      self = .open(page: try container.decode(String.self, forKey: .page))
    default:
      self = .other
    }
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .open(let page):
      try container.encode("open", forKey: .type)
      try container.encode(page, forKey: .page)
    case .other:
      try container.encode("other", forKey: .type)
    }
  }
}

/// An enum with a value for any other JSON, whose names are raw values of a discriminator.
enum Corner: Codable {
  case pill
  case rectangle(Int?)

  private enum CodingKeys: String, CodingKey { case type, radius }
  private enum Kind: String, Decodable { case pill, rectangle = "rect" }

  init(from decoder: Decoder) throws {
    do {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let kind = try container.decode(Kind.self, forKey: .type)
      switch kind {
      case .pill:
        self = .pill
      case .rectangle:
        let radius = try container.decodeIfPresent(Int.self, forKey: .radius)
        self = .rectangle(radius)
      }
    } catch {
      self = .rectangle(nil)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .pill:
      try container.encode(Kind.pill.rawValue, forKey: .type)
    case .rectangle(let radius):
      try container.encode(Kind.rectangle.rawValue, forKey: .type)
      try container.encodeIfPresent(radius, forKey: .radius)
    }
  }
}

/// An enum with a raw value for any other JSON.
enum Color: String, Codable {
  case red
  case blue = "BLUE"

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try? container.decode(String.self)
    self = Color(rawValue: text ?? "") ?? .red
  }
}

/// A case whose value encodes the name, which may be another one.
enum Output: Codable {
  case logs(Logs)
  case empty

  enum CodingKeys: String, CodingKey { case type }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "Logs", "logs": self = .logs(try .init(from: decoder))
    case "empty": self = .empty
    default: throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "")
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .logs(let logs): try logs.encode(to: encoder)
    case .empty:
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("empty", forKey: .type)
    }
  }
}

struct Logs: Codable {
  var type: String
  var text: String
}

/// A case whose value contains another object, which encodes the name. The value is in a local.
enum Result: Codable {
  case found(Found)

  enum CodingKeys: String, CodingKey { case type }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "Logs", "logs":
      let found = try Found(from: decoder)
      self = .found(found)
    default: throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "")
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .found(let found): try found.encode(to: encoder)
    }
  }
}

struct Found: Codable {
  var logs: Logs
  var count: Int

  enum CodingKeys: String, CodingKey { case count }

  init(from decoder: any Decoder) throws {
    logs = try Logs(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = try container.decode(Int.self, forKey: .count)
  }

  func encode(to encoder: any Encoder) throws {
    try logs.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
  }
}

struct Root: Codable {
  var results: [Result]?
  var corners: [Corner]?
  var colors: [Color]?
  var outputs: [Output]?
  var contents: [Content]?
  var sizes: [Size]?
  var shapes: [Shape]?
  var events: [Event]?
}
