import Beagle
import UIKit

@available(iOS 17, *)
struct Chart: ServerDrivenComponent {
  let title: String

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Text: ServerDrivenComponent {
  let title: String

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
