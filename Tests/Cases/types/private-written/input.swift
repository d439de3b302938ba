import Beagle
import UIKit

private struct Tracker: Action {
  let id: String
  var analytics: ActionAnalyticsConfig?

  init(id: String) { self.id = id }

  init(from decoder: any Decoder) throws { id = "" }

  func encode(to encoder: any Encoder) throws {}

  func execute(controller: any BeagleController, origin: UIView) {}
}

struct Open: Action {
  let url: String
  var analytics: ActionAnalyticsConfig?

  func execute(controller: any BeagleController, origin: UIView) {}
}
