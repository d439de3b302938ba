import Foundation
import WidgetRuntime

// widgetgen: family = external
enum Moment: Codable, Sendable {
  case at(Date)
  case never
}
