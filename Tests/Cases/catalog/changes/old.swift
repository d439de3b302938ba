// widgetgen: family, tag = "type"
protocol Component: Codable {}
struct Label: Component {
  var text: String
  var color: String?
}
struct Field: Component { var value: Int }
struct Gone: Component {}
