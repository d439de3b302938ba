import Foundation
import WidgetRuntime

// widgetgen: codable
struct Item {
  var count: Int
  var link: URL?
}
