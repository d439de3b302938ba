package import WidgetModel

/// A statement that registers a type with Beagle.
///
/// For example: `dependencies.coder.register(type: BoxWidget.self, named: "box")`.
package struct Registration: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case component, action, controller
  }

  package var kind: Kind
  /// The dotted name of the type.
  package var type: String
  /// The specified name, or nil if the type's own name is used. A controller always has a name, which is its id.
  package var name: String?
  /// The `#if` condition under which the type and its conformance exist and can be used, or nil if there isn't one.
  package var condition: String?
  /// The requirements to check before the type is registered.
  package var availability: Availability
}
