import Beagle
import UIKit

struct TrackEvent: Action {
  let event: String
  var analytics: ActionAnalyticsConfig?

  func execute(controller: any BeagleController, origin: UIView) {}
}
