/// A public struct with an initializer for other modules.
public struct Badge: Equatable {
  public let title: String
  public var count: Int
  public let color: String?
  var isNew = false

  /// Creates a badge.
  /// - Parameter title: the text.
  public init(title: String, count: Int = 1, color: String?, isNew: Bool) {
    self.title = title
    self.count = count
    self.color = color
    self.isNew = isNew
  }
}

public struct Span {
  public let start: Int
  public let end: Int

  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  public static func point(_ place: Int) -> Span { Span(start: place, end: place) }
}

public struct Handler {
  let run: (Int) -> Void

  public init(run: @escaping (Int) -> Void) {
    self.run = run
  }
}

/// Coding and an initializer.
public struct Order: Codable {
  public let id: String
  public let pages: [Int]

  public init(id: String, pages: [Int] = []) {
    self.id = id
    self.pages = pages
  }

  enum CodingKeys: String, CodingKey { case id, pages }

  public init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(String.self, forKey: .id)
    pages = try c.decodeIfPresent([Int].self, forKey: .pages) ?? []
  }

  public func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(id, forKey: .id)
    try c.encode(pages, forKey: .pages)
  }
}

struct Root: Codable {
  var order: Order?

  static func use() -> [Any] {
    [
      Badge(title: "a", color: nil, isNew: true), Span.point(2), ["a"].map { Order(id: $0) },
      Handler(run: { _ in }), Order.init(id:pages:),
    ]
  }
}
