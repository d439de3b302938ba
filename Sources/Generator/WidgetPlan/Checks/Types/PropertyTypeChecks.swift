import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks whether the types of properties can be written in generated code.
struct PropertyTypeChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] { unknownTypes() + skippedWithoutValue() }

  /// Reports types that cannot be inferred, and `some` types. For a memberwise initializer, also reports generic types
  /// whose arguments are determined only by the initial value.
  private func unknownTypes() -> [Diagnostic] {
    planner.properties.filter(\.isInitialized).compactMap { property in
      guard let declared = property.type else { return .unknownPropertyType(property, in: file) }
      if declared.isOpaque { return .opaqueProperty(property, declared, in: file) }
      return subject.hasInit && lacksArguments(declared, property)
        ? .unknownArguments(property, declared, in: file) : nil
    }
  }

  /// Reports properties that annotations such as `skip` exclude from decoding, but that have no initial value. A type
  /// without generated initializers does not need it.
  private func skippedWithoutValue() -> [Diagnostic] {
    guard planner.decodes || subject.hasInit else { return [] }
    return type.storedProperties.filter { property in
      let isLeftOut =
        property.attributes.isSkipped || (planner.decodes && !property.attributes.isDecoded)
      return isLeftOut && !property.hasValue
    }.map { .skippedWithoutValue($0, in: file) }
  }

  /// Whether the type is generic, but written without arguments: `var names: Set = ["a"]`.
  private func lacksArguments(_ declared: TypeName, _ property: Property) -> Bool {
    guard property.initialValue != nil, let name = declared.unwrapped.dottedName,
      case .named(let components) = declared.unwrapped.shape,
      components.allSatisfy(\.arguments.isEmpty)
    else { return false }
    let ids = model.types(named: name, in: Scope(in: property.owner))
    if ids.isEmpty {
      return ["Array", "ClosedRange", "Dictionary", "Optional", "Range", "Result", "Set"]
        .contains(name)
    }
    // Inside the generic type itself, its name alone implies the arguments.
    return ids.allSatisfy { model.declaration($0).generics != nil && $0 != type.id }
  }
}

extension TypeName {
  /// Whether the type is `some P` or `(some P)?`.
  var isOpaque: Bool { if case .opaque = unwrapped.shape { true } else { false } }
}
