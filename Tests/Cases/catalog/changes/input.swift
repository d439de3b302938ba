// widgetgen: family, tag = "type"
protocol Component: Codable {}
struct Label: Component {
  // widgetgen: key = "title", alias = "text"
  var text: String
  var size: Int?
}
struct Field: Component { var value: Double }
struct Hero: Component { var label: Label }
