// widgetgen: hashable
struct Point {
  var x: Int
  var name: String?
  var size: (Int, Int)
  // widgetgen: skip
  var isShown = false
}

// widgetgen: hashable
public struct Written {
  public var id: Int
  public static func == (left: Written, right: Written) -> Bool { left.id == right.id }
}

// widgetgen: hashable
struct Declared: Hashable {
  var id: Int
  func hash(into hasher: inout Hasher) {}
}

// widgetgen: hashable
enum Route {
  case web(url: String, Int)
  case pair((Int, Int))
  case local
  #if DEBUG
    case debug
  #endif
}

// widgetgen: hashable
struct Box<Value: Hashable> { var value: Value }
