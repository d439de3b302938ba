import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

typealias Children = [any Component]

typealias Maybe = (any Component)?

typealias MaybeOf<T> = T?

typealias List = Array

typealias Map<Value> = [String: Value]

struct Wrapper<T: Codable & Sendable>: Codable, Sendable { var value: T }

struct Anything<T>: Codable, Sendable {
  init() {}
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}

struct Card: Component {
  var one: any Component
  var optional: (any Component)?
  var list: [any Component]
  var listOrNil: [any Component]?
  var grid: [[any Component]]
  var named: [String: any Component]
  var mixed: [String: [[any Component]?]]?
  var alias: Children
  var maybe: Maybe
  var maybeOf: MaybeOf<[Int]>
  var maybeOfAny: MaybeOf<any Component>
  var ofAny: List<any Component>
  var map: Map<Map<any Component>>
  var wrapped: Wrapper<[String]>?
  var numbers: [Int: any Component] = [:]
  var tags = [String]()
  var counts = ["a": 1]
  var codedByHand: Anything<[String: Any]>
}
