import Beagle
import UIKit

// widgetgen: name = "BoxWidgetComponent"
struct BoxWidget: Widget {
  var id: String?
  var style: Style?
  var accessibility: Accessibility?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Track: Action {
  var analytics: ActionAnalyticsConfig?

  func execute(controller: any BeagleController, origin: UIView) {}
}

#if DEBUG
  struct DebugView: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?
  
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
  }
#endif

// widgetgen: skip
private struct Hidden: ServerDrivenComponent {
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// A generic type has no single name in the JSON, and neither have the types inside it.
enum Outer<Value> {
  struct Inner: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
  }
}

extension Outer {
  struct Added: Action {
    var analytics: ActionAnalyticsConfig?

    func execute(controller: any BeagleController, origin: UIView) {}
  }
}
