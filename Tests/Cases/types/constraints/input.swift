import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}
struct Text: Component { var text: String }

protocol HasValue { associatedtype Value }

// widgetgen: codable
struct Box<T> {
  var value: T
  var label: String
}

// widgetgen: codable
public struct Pair<A, B: Codable, C> where C: Hashable {
  public var first: A?
  public var second: [B]
  public var third: [String: C]
}

// widgetgen: codable
struct Phantom<Tag> { var id: String }

// widgetgen: codable
struct Skipping<T> {
  var id: String
  // widgetgen: skip
  var cached: T?
}

// widgetgen: codable
struct OneWay<In, Out> {
  // widgetgen: skip(encode)
  var read: In?
  // widgetgen: skip(decode)
  var written: Out?
}

// widgetgen: decodable
struct Read<T> { var map: [String: [T]] }

// widgetgen: encodable
struct Written<T> { var set: [T] }

// widgetgen: family
enum Either<L, R> {
  case left(L)
  case right(value: R)
  case component(any Component)
}

// widgetgen: codable
struct Nested<T, K: Hashable> {
  var box: Box<T>
  var map: [K: T]
}

// widgetgen: codable
struct Associated<P: HasValue> { var value: P.Value }

// widgetgen: codable
struct Lossy<T> {
  // widgetgen: lossy, oneOrMany
  var values: [T]
  var component: any Component
}

// widgetgen: codable, transparent
struct Only<T> { var only: T }

// widgetgen: codable
struct Half<T>: Encodable where T: Encodable { var value: T }

// widgetgen: codable
struct ByHand<T> {
  var id: String
  var value: T
  static func decodeValue(from decoder: any Decoder) throws -> T { fatalError() }
  func encodeValue(to encoder: any Encoder) throws {}
}
