import Foundation
import WidgetRuntime

// widgetgen: codable
struct Capabilities {
  var name: String
  // widgetgen: key = text.completion, omit = key
  var completion: Bool?
  // widgetgen: key = text.hover
  var hover: Bool?
  // widgetgen: key = "work space.edit.\"s\"", omit = key, coder = ISO8601()
  var edit: Date?
}

// widgetgen: codable, content = data.attributes, omit = key
struct Profile {
  var name: String?
  var tags: [String] = []
  // widgetgen: default = throw
  var parent: String?
}
