import Beagle
import UIKit

@available(iOS 17, *)
struct Chart: ServerDrivenComponent {
  var title: String

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Text: ServerDrivenComponent {
  var title: String

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Late {}

@available(iOS 16, *)
@available(tvOS, unavailable)
extension Late: Action {
  var analytics: ActionAnalyticsConfig? { nil }
  func execute(controller: any BeagleController, origin: UIView) {}
}
