import Foundation
import WidgetRuntime

// widgetgen: codable
struct Link {
  var target: String
  // widgetgen: key = target, skip(encode)
  var url: URL?
  // widgetgen: key = "meta.id"
  var id: Int
  // widgetgen: key = "meta.id", skip(encode), coder = Lenient()
  var name: String?
  // widgetgen: alias = target, skip(encode)
  var other = "a"
  // widgetgen: key(decode) = target, key(encode) = origin
  var origin: String
}
