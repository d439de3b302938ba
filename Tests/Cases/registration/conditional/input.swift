import Beagle
import UIKit

struct Badge {
  var id: String?
  var style: Style?
  var accessibility: Accessibility?
}

// Only the conformance is conditional, and only components can be registered as components.
#if BADGES
  extension Badge: Widget {
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
  }
#endif

#if DEBUG
  struct Trace { var analytics: ActionAnalyticsConfig? }
  #if os(iOS)
    extension Trace: Action {
      func execute(controller: any BeagleController, origin: UIView) {}
    }
  #endif
#endif

// widgetgen: name = "hint"
struct OldHint {}
#if !BADGES
  extension OldHint: Action {
    var analytics: ActionAnalyticsConfig? { nil }
    func execute(controller: any BeagleController, origin: UIView) {}
  }
#endif
// widgetgen: name = "hint"
struct NewHint {}
#if BADGES
  extension NewHint: Action {
    var analytics: ActionAnalyticsConfig? { nil }
    func execute(controller: any BeagleController, origin: UIView) {}
  }
#endif

class Hint {
  var analytics: ActionAnalyticsConfig? { nil }
  func execute(controller: any BeagleController, origin: UIView) {}
  required init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}
#if BADGES
  extension Hint: Action {}
#endif
final class LongHint: Hint {}
