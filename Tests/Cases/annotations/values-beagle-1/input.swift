import Beagle
import UIKit

struct Extra: Decodable { var color: String }
// widgetgen: keyStyle = snake_case
struct Box: Widget {
  var pageTitle: String
  // widgetgen: key(decode) = "in"
  var renamed: Int?
  // widgetgen: default = 3
  var count: Int
  // widgetgen: default = false
  var flag: Bool
  // widgetgen: default = left
  var side: Side
  // widgetgen: default = none
  var kind: String
  // widgetgen: invalid = 0
  var level: Int
  // widgetgen: default = 1, invalid = 2
  var both: Int
  // widgetgen: invalid = 7
  var opt: Int?
  // widgetgen: invalid = []
  var acts: [Action]
  // widgetgen: flatten
  var extra: Extra
  // widgetgen: skip(decode)
  var enc: String = "x"
  var widgetProperties: WidgetProperties
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
enum Side: String, Decodable { case left, right }
