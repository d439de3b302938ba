package import WidgetModel

/// The memberwise initializer of a type.
///
/// For example: `init(title: String, icon: String? = nil)`.
package struct MemberwiseInit: Sendable {
  /// The access level to write, or nil to write no level.
  package var access: AccessLevel?
  package var parameters: [Parameter]
  /// Whether the initializer has the parameters of the synthesized initializer, so that it must differ in another way:
  /// its first parameter is `borrowing`. Without parameters, it gets one that callers never write.
  package var isDistinguished: Bool

  /// A parameter, and the property that it sets.
  package struct Parameter: Sendable {
    package var name: String
    package var type: String
    package var defaultValue: String?
    package var storage = PropertyStorage.plain
    /// Whether the parameter is declared `borrowing`, which distinguishes the initializer from the synthesized one.
    package var isBorrowed = false

    /// The parameter's value inside the initializer. The value of a borrowed parameter is copied.
    package var value: String { isBorrowed ? "copy " + local : local }

    /// The parameter's name inside the initializer, where names such as `self` and `await` have another meaning.
    package var local: String { name.isKeywordInExpressions ? name.bareName + "_" : name }

    /// The parameter's name for callers, followed by its local name if they differ.
    package var names: String { local == name ? name : "\(name) \(local)" }
  }

  /// The arguments of the synthesized initializer if only that initializer can set some property, such as a wrapped
  /// property. Nil if the properties are set one by one.
  package var delegated: [Argument]?

  /// An argument of the synthesized initializer.
  package struct Argument: Sendable {
    package var label: String
    package var value: String
  }

  /// The parameters whose properties are assigned, in the order in which they can be set. Parameters that are passed to
  /// the synthesized initializer are left out.
  package var assigned: [Parameter] {
    if delegated != nil { return parameters.filter { $0.storage == .selfInitializing } }
    return parameters.filter { $0.storage == .plain } + parameters.filter { $0.storage != .plain }
  }
}
