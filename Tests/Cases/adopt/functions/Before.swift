import Foundation

/// A struct with code that is not read, in both directions.
struct Item: Codable {
  let id: Int
  let name: String
  var tags: [String] = []
  let price: Double?
  let size: Int

  enum CodingKeys: String, CodingKey {
    case id, tags, price, size
    case name = "Name"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    let limit = try container.decode(Int.self, forKey: .size)
    size = limit
    if container.contains(.tags) {
      // Single tags are not in a list.
      do {
        self.tags = Array(try container.decode([String].self, forKey: .tags).prefix(limit))
      } catch {
        self.tags = [try container.decode(String.self, forKey: .tags)]
      }
    }
    price = try container.decodeIfPresent(Double.self, forKey: .price)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    if tags.count == 1 {
      try container.encode(tags[0], forKey: .tags)
    } else if !tags.isEmpty {
      try container.encode(tags.sorted(), forKey: .tags)
    }
    try container.encodeIfPresent(price, forKey: .price)
    try container.encode(size, forKey: .size)
  }
}

/// A class with a local of another type, and with a property that has the name of a local.
final class Page: Codable {
  let title: String
  private let url: String
  let count: Int
  let isNew: Bool

  enum CodingKeys: String, CodingKey { case title, url, count, isNew }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
    let address = try values.decode(String.self, forKey: .url)
    guard let url = URL(string: address), url.scheme != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .url, in: values, debugDescription: "no URL: \(address)")
    }
    self.url = url.absoluteString
    count = try values.decodeIfPresent(Int.self, forKey: .count) ?? 1
    isNew = try values.decodeIfPresent(Bool.self, forKey: .isNew) ?? false
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(title, forKey: .title)
    try values.encode(url, forKey: .url)
    try values.encode(count, forKey: .count)
    try values.encode(isNew, forKey: .isNew)
  }
}

struct RangeError: Error {}

struct Key: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  func requireKeys(_ keys: [String]) throws {
    for key in try container(keyedBy: Key.self).allKeys where !keys.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: key.stringValue))
    }
  }
}

/// A struct with checks, which move to functions that are called after decoding.
struct Range: Codable {
  enum Kind: String, Codable { case open, closed }

  let low: Int
  let high: Int
  let kind: Kind

  enum CodingKeys: String, CodingKey { case low, high, kind }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let low = try container.decode(Int.self, forKey: .low)
    guard low > 0 else { throw RangeError() }
    self.low = low
    high = try container.decodeIfPresent(Int.self, forKey: .high) ?? 9
    kind = try container.decode(Kind.self, forKey: .kind)
    if high < low {
      throw DecodingError.dataCorruptedError(forKey: .high, in: container, debugDescription: "low")
    }
    try decoder.requireKeys(["low", "high", "kind"])
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(low, forKey: .low)
    try container.encode(high, forKey: .high)
    try container.encode(kind.rawValue, forKey: .kind)
  }
}

/// A struct with one condition, which needs no decoder.
struct Even: Codable {
  var value: Int

  enum CodingKeys: String, CodingKey { case value = "v" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    value = try container.decode(Int.self, forKey: .value)
    guard value.isMultiple(of: 2) else { throw RangeError() }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
  }
}

struct Root: Codable {
  var ranges: [Range]?
  var numbers: [Even]?
  var items: [Item]?
  var pages: [Page]?
}
