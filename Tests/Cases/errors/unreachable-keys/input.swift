import Beagle
import UIKit

struct Text: Widget {
  var title: String
  var widgetProperties: WidgetProperties

  private enum CodingKeys: String, CodingKey { case title = "t" }
  // expected-error 16-25: 'CodingKeys' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Text.Coding' and '// widgetgen:end' into 'Text' and pass '--inline' [unreachable-member]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
