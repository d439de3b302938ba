package import WidgetGenerator
import WidgetPlan

/// The runtime for which widgets are written, and the family that the scanned sources declare.
package struct ScaffoldTarget: Equatable, Sendable {
  /// The way in which a view gets its size.
  package enum Layout: String, CaseIterable, Sendable {
    /// By its constraints, in Beagle's `AutoLayoutWrapper`.
    case auto
    /// By `sizeThatFits`.
    case size
  }

  package var runtime: Configuration.Runtime
  package var layout: Layout
  /// The family of components in the runtime `standalone`, or nil to declare a new family.
  var family: Family?

  package init(runtime: Configuration.Runtime, layout: Layout) {
    (self.runtime, self.layout) = (runtime, layout)
  }

  /// A protocol whose conforming types are components.
  struct Family: Equatable, Sendable {
    var name: String
    /// Whether the protocol requires `makeView()`.
    var makesViews: Bool
    /// Whether `makeView()` is isolated to the main actor.
    var isOnMainActor: Bool
  }

  /// The names of members that every widget has. Other properties of a widget cannot have these names.
  var reservedNames: Set<String> { runtime.capabilities.widgetMembers }

  /// Returns the reason why the runtime does not support a representation, or nil if the runtime supports it.
  func refusal(of representation: JSONRepresentation) -> String? {
    guard runtime.hasFamilies else { return nil }
    switch representation.kind {
    case .event: return "the app decides what an event does"
    case .child, .children:
      guard let family, !family.makesViews else { return nil }
      return "the protocol '\(family.name)' does not require 'makeView()'"
    case .value, .color, .font, .image: return nil
    }
  }
}
