import Beagle
import UIKit

struct Extra: Decodable { var color: String }
// widgetgen: renameAll = snake_case
struct Box: Widget {
  var pageTitle: String
  // widgetgen: decodeKey = "in"
  var renamed: Int?
  // widgetgen: default = 3
  var count: Int
  // widgetgen: default = false
  var flag: Bool
  // widgetgen: default = left
  var side: Side
  // widgetgen: default = none
  var kind: String
  // widgetgen: onError = 0
  var level: Int
  // widgetgen: default = 1, onError = 2
  var both: Int
  // widgetgen: onError = 7
  var opt: Int?
  // widgetgen: onError = []
  var acts: [Action]
  // widgetgen: flatten
  var extra: Extra
  // widgetgen: only = encode
  var enc: String = "x"
  var widgetProperties: WidgetProperties
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
enum Side: String, Decodable { case left, right }
