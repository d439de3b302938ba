import WidgetRuntime

struct Pair<First: Codable, Second: Codable>: Codable {
  var first: First
  var second: [Second]
}

struct Tree: Codable {
  var children: [Tree]
  var label: Pair<String, Pair<Int, Bool>>?
}

// widgetgen: codable
struct Page<Item: Codable>: Codable {
  var items: [Item]
  var next: String?
}

typealias Numbers<T> = [String: T]

// widgetgen: codable
struct Screen {
  var tree: Tree
  var page: Page<Int>
  var pages: [Page<Tree>]
  var numbers: Numbers<Double>
  var modes: Pair<Mode, Int?>
}

enum Mode: String, Codable { case on, off }
