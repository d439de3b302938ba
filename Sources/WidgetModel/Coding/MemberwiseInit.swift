/// The memberwise initializer of a type.
///
/// For example: `init(title: String, icon: String? = nil)`.
package struct MemberwiseInit: Sendable {
  /// The access level to write; nil for none.
  package var access: AccessLevel?
  package var parameters: [Parameter]

  /// One parameter, which is the property to set as well.
  package struct Parameter: Sendable {
    package var name: String
    package var type: String
    package var defaultValue: String?
  }
}

extension Model {
  /// The memberwise initializer over some of a type's stored properties, in order.
  func memberwiseInit(
    _ type: ModelType, _ properties: [Property], access: AccessLevel?, _ rules: CodingRules
  ) -> MemberwiseInit {
    MemberwiseInit(
      access: access,
      parameters: properties.filter(\.isInitialized).compactMap { property in
        guard let declared = property.type else { return nil }
        return MemberwiseInit.Parameter(
          name: property.name, type: parameterType(declared, of: type),
          defaultValue: defaultValue(of: property, declared, rules))
      })
  }

  /// The type's text; a function that is kept has to be `@escaping`.
  private func parameterType(_ type: TypeName, of owner: ModelType) -> String {
    let text = spelling(of: type, inExtensionOf: owner.id)
    return isFunction(type, in: Scope(in: owner.id)) ? "@escaping " + text : text
  }

  private func isFunction(_ type: TypeName, in scope: Scope, aliasesLeft: Int = 16) -> Bool {
    if type.isFunction { return true }
    guard aliasesLeft > 0, case .named = type.shape, let name = type.dottedName,
      case .alias(let target, let next) = resolve(name, in: scope)
    else { return false }
    return isFunction(target, in: next, aliasesLeft: aliasesLeft - 1)
  }

  private func defaultValue(
    of property: Property, _ type: TypeName, _ rules: CodingRules
  ) -> String? {
    if let value = property.initialValue { return value }
    if type.isOptional { return "nil" }
    if let flattened = rules.flattened, type.dottedName == flattened.type {
      return "\(type.text)()"
    }
    return nil
  }
}

extension Property {
  /// Whether an initializer may set it: a constant with an initial value has it for good, a lazy
  /// one makes it itself.
  var isInitialized: Bool { isStored && !isLazy && !(isLet && initialValue != nil) }
}
