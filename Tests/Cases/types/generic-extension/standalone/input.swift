import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: codable, equatable
struct Page<Item> {
  let items: [Item]
  var next: Int?
  let header: (any Component)?
}

extension Page: Decodable where Item: Decodable {}
extension Page: Encodable where Item: Encodable {}
extension Page: Equatable where Item: Equatable {}

// widgetgen: codable, equatable
struct Pair<First, Second> {
  let first: First
  let second: Second
}

extension Pair: Codable
where
  First: Codable,
  Second: Codable
{}
extension Pair: Equatable where First: Equatable, Second: Equatable {}

// widgetgen: codable
/// A block keeps its conformances in the declaration.
struct Boxed<Item> {
  let items: [Item]
  // widgetgen:inline:auto:Boxed.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  init(from decoder: any Decoder) throws where Item: Codable {
      let fields = try decoder.container(keyedBy: WireKey.self)
      items = try fields.decode([Item].self, forKey: "items")
  }

  func encode(to encoder: any Encoder) throws where Item: Codable {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(items, forKey: "items")
  }
  // widgetgen:end
}

extension Boxed: Codable where Item: Codable {}

// widgetgen: decodable
public enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}

extension Either: Decodable where Left: Decodable, Right: Decodable {}
