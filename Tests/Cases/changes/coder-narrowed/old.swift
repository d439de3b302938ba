import Foundation
import WidgetRuntime

// widgetgen: codable
struct Item {
  // widgetgen: coder = Lenient()
  var count: Int
  // widgetgen: coder = EmptyAsNil()
  var link: URL?
}
