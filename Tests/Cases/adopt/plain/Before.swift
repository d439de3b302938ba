import Foundation

/// A shipment with hand-written coding.
public struct Shipment: Codable, Equatable {
  public let id: String
  public var note: String?
  public let itemCount: Int
  public var tags: [String]
  public var isFragile: Bool
  public var status: Status
  public var weight: Double?
  public var cached: Int = 0

  public enum Status: String, Codable { case open, sent }

  /// The keys of the server.
  enum CodingKeys: String, CodingKey {
    case id, note, tags, status, weight
    case itemCount = "item_count"
    case isFragile = "is_fragile"
  }

  public init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try container.decode(String.self, forKey: .id)
    note = try container.decodeIfPresent(String.self, forKey: .note)
    let count = try container.decode(Int.self, forKey: .itemCount)
    itemCount = count
    tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
    isFragile = (try? container.decode(Bool.self, forKey: .isFragile)) ?? false
    status = try container.decodeIfPresent(Status.self, forKey: .status) ?? .open
    weight = try? container.decodeIfPresent(Double.self, forKey: .weight)
  }

  public func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(note, forKey: .note)
    try container.encode(itemCount, forKey: .itemCount)
    if !tags.isEmpty {
      try container.encode(tags, forKey: .tags)
    }
    try container.encode(isFragile, forKey: .isFragile)
    if status != .open {
      try container.encode(status, forKey: .status)
    }
    try container.encodeIfPresent(weight, forKey: .weight)
  }
}

/// A type whose encoding the compiler synthesizes.
struct Reply: Codable {
  let code: Int
  let text: String

  private enum CodingKeys: String, CodingKey {
    case code
    case text = "message"
  }
}

extension Reply {
  // Older servers send no message.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    code = try values.decode(Int.self, forKey: .code)
    text = try values.decodeIfPresent(String.self, forKey: .text) ?? "none"
  }
}

/// A value without an object.
struct Identifier: Codable {
  let rawValue: String

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    rawValue = try container.decode(String.self)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// A required key of an optional, a key that is null, and a value that is only decoded.
struct Patch: Codable {
  let parent: Int?
  let size: Int?
  let token: String?
  let version: Int

  enum CodingKeys: String, CodingKey {
    case parent
    case size
    case token
    case version
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    parent = try container.decode(Int?.self, forKey: .parent)
    size = try container.decode(Int?.self, forKey: .size)
    token = try container.decodeIfPresent(String.self, forKey: .token)
    version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 2
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(parent, forKey: .parent)
    try container.encode(size, forKey: .size)
    if let token {
      try container.encode(token, forKey: .token)
    }
  }
}

struct Root: Codable {
  var shipments: [Shipment]?
  var reply: Reply?
  var ids: [Identifier]?
  var patch: Patch?
}
