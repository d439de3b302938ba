import Beagle
import UIKit

struct OpenScreen: Action {
  let path: String

  func execute(controller: BeagleController, origin: UIView) {}
}
