import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

enum Align: String, Codable { case none, some, left }

typealias Alignment = Align

struct Text: Component {
  // widgetgen: default = none
  var horizontal: Align?
  // widgetgen: invalid = none
  var vertical: Alignment?
  // widgetgen: default = some
  var baseline: Align?
  // widgetgen: default = none
  var rows: Align
  // widgetgen: default = left
  var columns: Align?
  // widgetgen: default = nil
  var cells: Align?
  // widgetgen: default = https://example.org/a?b=c
  var address: String
}
