import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Client: Component {
  // widgetgen: key = text.completion, omit = key
  var completion: Bool?
  // widgetgen: key = text.hover
  var hover: Bool?
  // widgetgen: key = "work space.edit", omit = key
  var edit: Int?
  // widgetgen: key = "work space.folders"
  var folders: [String]?
  var profile: Profile?
  // widgetgen: flatten
  var flat: Flat
}

// widgetgen: codable, content = data.attributes, omit = key
struct Profile: Sendable {
  var name: String?
  var age: Int?
}

// widgetgen: codable
struct Flat: Sendable {
  // widgetgen: key = flat.size, omit = key
  var size: Int?
}
