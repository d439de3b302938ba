// widgetgen: family, key = "kind"
protocol Node: Codable {}

// widgetgen: renameAll = snake_case

struct Leaf: Node {
  // widgetgen: name = "label"
  let text: String
  // widgetgen: skip
  func draw() {}
  // widgetgen: key = "length"
  var count: Int { text.count }
  // widgetgen: skip
  static let empty = Leaf(text: "")
  // widgetgen: key = "size"
}

// widgetgen: name = "pile", tag = "kind"
struct Stack: Node {
  // What is for many need not suit each of them.
  // widgetgen:begin: lossy, codable
  let children: [any Node]
  struct Style: Codable { let gaps: [Int] }
  func layout() {}
  // widgetgen:end
}

struct Origin { let x: Double }
// widgetgen: codable
extension Origin: Codable {}

// widgetgen: codable
enum Event {
  // widgetgen: alias = "click"
  case tap(count: Int)
  // widgetgen: name = "swipe"
  case drag
}

// widgetgen: family, preset = beagle, joins = Node
enum Choice {
  case one(Int)
}
