import WidgetRuntime

// widgetgen: family, unknown = skip
enum Mark: Sendable { case dot(size: Int) }

enum Grid {
  struct Cell: Codable, Sendable { var text: String }
  typealias Row = [Cell]
  typealias Rows = [Row]
  typealias MaybeCell = Cell?
}

typealias Marks = [Mark]

typealias Map<Value> = [String: Value]

// widgetgen: codable
struct Table {
  typealias Sizes = [String: Int]

  // widgetgen: lossy
  var rows: Grid.Rows
  // widgetgen: lossy
  var sizes: Sizes?
  // widgetgen: lossy
  var named: Map<Map<Grid.Cell>>
  var marks: Marks
  var kept: Grid.Row
  var first: Grid.MaybeCell
}

// widgetgen: family
enum Shape { case marked(marks: Marks) }
