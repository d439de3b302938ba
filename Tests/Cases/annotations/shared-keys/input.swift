import Foundation
import WidgetRuntime

// widgetgen: codable
struct Link {
  var target: String
  // widgetgen: key = target, only = decode
  var url: URL?
  // widgetgen: path = "meta.id"
  var id: Int
  // widgetgen: path = "meta.id", only = decode, coder = Lenient()
  var name: String?
  // widgetgen: alias = target, only = decode
  var other = "a"
}
