package import WidgetGenerator
import WidgetPlan

/// What widgets are written for: the runtime, and what its sources already declare.
package struct ScaffoldTarget: Equatable, Sendable {
  /// How a view gets its size.
  package enum Layout: String, CaseIterable, Sendable {
    /// By its constraints, in an `AutoLayoutWrapper` of Beagle.
    case auto
    /// By `sizeThatFits`.
    case size
  }

  package var runtime: Configuration.Runtime
  package var layout: Layout
  /// The family of components, in the runtime `standalone`; nil to declare one.
  var family: Family?

  package init(runtime: Configuration.Runtime, layout: Layout) {
    (self.runtime, self.layout) = (runtime, layout)
  }

  /// A protocol of the sources whose types are components.
  struct Family: Equatable, Sendable {
    var name: String
    /// Whether it requires `makeView()`.
    var makesViews: Bool
    /// Whether that is isolated to the main actor.
    var isOnMainActor: Bool
  }

  /// Names that a widget has for the runtime, and which a view's property cannot have.
  var takenNames: Set<String> { runtime.capabilities.widgetMembers }

  /// Why the runtime cannot have what travels; nil if it can.
  func refusal(of travel: Travel) -> String? {
    guard runtime.hasFamilies else { return nil }
    switch travel.carrier {
    case .event: return "the app decides what an event does"
    case .child, .children:
      guard let family, !family.makesViews else { return nil }
      return
        "protocol '\(family.name)' does not require 'makeView()', which makes a component's view"
    case .value, .color, .font, .image: return nil
    }
  }
}
