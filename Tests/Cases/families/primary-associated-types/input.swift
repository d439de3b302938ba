// widgetgen: family
protocol Item<Value>: Codable {
  associatedtype Value
  var value: Value { get }
}

struct Count: Item {
  var value: Int
}

// widgetgen: family
protocol Component: Codable {}

// widgetgen: codable
struct Screen {
  var item: any Item<Int>
  var items: [any Item<Int>]
  var last: (any Item<Int>)?
  var component: any Item<any Component>
  var any: any Item
}
