// widgetgen: family, tag = "type"
protocol Component: Codable {}
// widgetgen: family = external, unknown = keep
protocol Action: Codable {}

struct Column: Component {
  // widgetgen: lossy
  var children: [any Component]
  var header: Header?
}
struct Header: Codable {
  var title: String
  var icon: Icon
  var onTap: any Action
}
struct Icon: Component { var url: URL }
struct Open: Action { var target: Target }
enum Target: Codable {
  case page(String)
  case screen(name: String, nested: [Target])
  case nothing
}
/// Contains itself.
struct Endless: Component { var inner: Box }
final class Box: Codable { var endless: Endless }
