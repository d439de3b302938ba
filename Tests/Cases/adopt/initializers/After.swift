/// A public struct with an initializer for other modules.
// widgetgen: memberwise
public struct Badge: Equatable {
  public let title: String
  // widgetgen: default = 1
  public var count: Int
  public let color: String?
  var isNew = false
}

// widgetgen: memberwise
public struct Span {
  public let start: Int
  public let end: Int

  public static func point(_ place: Int) -> Span { Span(start: place, end: place) }
}

// widgetgen: memberwise
public struct Handler {
  let run: (Int) -> Void
}

/// Coding and an initializer.
// widgetgen: codable
public struct Order: Codable {
  public let id: String
  // widgetgen: default = []
  public let pages: [Int]
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
