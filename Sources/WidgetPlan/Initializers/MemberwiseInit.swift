package import WidgetModel

/// The memberwise initializer of a type.
///
/// For example: `init(title: String, icon: String? = nil)`.
package struct MemberwiseInit: Sendable {
  /// The access level to write, or nil for none.
  package var access: AccessLevel?
  package var parameters: [Parameter]
  /// Whether it needs another parameter, invisible to callers, to differ from the synthesized initializer.
  package var isDistinguished: Bool

  /// A parameter, and the property to set.
  package struct Parameter: Sendable {
    package var name: String
    package var type: String
    package var defaultValue: String?
    package var storage = PropertyStorage.plain

    /// Its name inside the initializer, where names such as `self` and `await` have another meaning.
    package var local: String { name.isKeywordInExpressions ? name.bareName + "_" : name }

    /// Its name for callers and, if they differ, its name inside.
    package var names: String { local == name ? name : "\(name) \(local)" }
  }

  /// The arguments for the synthesized initializer if only that can set a wrapped property; nil if properties are set
  /// one by one.
  package var delegated: [Argument]?

  /// An argument of the synthesized initializer.
  package struct Argument: Sendable {
    package var label: String
    package var value: String
  }

  /// The parameters in the order in which their properties can be set; after the synthesized initializer, only those
  /// that are not passed to it.
  package var assigned: [Parameter] {
    if delegated != nil { return parameters.filter { $0.storage == .selfInitializing } }
    return parameters.filter { $0.storage == .plain } + parameters.filter { $0.storage != .plain }
  }
}
