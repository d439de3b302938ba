import Foundation
import WidgetRuntime

// widgetgen: codable
struct Visit: Sendable {
  var id: String = UUID().uuidString
  let title: String
}

// widgetgen: codable
struct Note: Sendable {
  // widgetgen: default = Locale.current.identifier
  let language: String
}
