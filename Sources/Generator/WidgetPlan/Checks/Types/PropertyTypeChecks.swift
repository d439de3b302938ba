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
      guard let declared = property.type else {
        return Diagnostic(
          .unknownPropertyType,
          "the type of '\(property.bareName)' cannot be inferred from its initial value; add a "
            + "type annotation",
          at: property.range, in: file)
      }
      if declared.isOpaque {
        return Diagnostic(
          .uncodableType,
          "only the initial value of '\(property.bareName)' can have the type '\(declared.text)'; "
            + "write 'any', or mark it with '// widgetgen: skip'",
          at: property.range, in: file)
      }
      return subject.hasInit && lacksArguments(declared, property)
        ? Diagnostic(
          .unknownPropertyType,
          "the type arguments of '\(declared.text)' in '\(property.bareName)' cannot be inferred "
            + "from its initial value; write '\(declared.text)<…>' after the colon",
          at: property.range, in: file) : nil
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
    }.map {
      Diagnostic(
        .skippedWithoutValue,
        "'\($0.bareName)' is \($0.attributes.isSkipped ? "skipped" : "not decoded") and needs an "
          + "initial value",
        at: $0.range, in: file)
    }
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

extension Rule {
  static let uncodableType = Rule("uncodable-type", .error)
  static let unknownPropertyType = Rule("unknown-property-type", .error)
}
