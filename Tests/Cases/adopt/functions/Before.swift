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

struct Root: Codable {
  var items: [Item]?
  var pages: [Page]?
}
