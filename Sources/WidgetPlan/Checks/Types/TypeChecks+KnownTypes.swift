import WidgetModel
import WidgetSource
import WidgetSyntax

/// A property's type must be one that can be written again, with all that it is made of.
extension TypeChecks {
  /// A parameter and a decoded value need a type; it is inferred from simple values only.
  func checkTypesAreKnown() -> [Diagnostic] {
    planner.properties.filter(\.isInitialized).compactMap { property in
      guard let declared = property.type else { return .unknownPropertyType(property, in: file) }
      if declared.isOpaque { return .opaqueProperty(property, declared, in: file) }
      return hasInit && lacksArguments(declared, property)
        ? .unknownArguments(property, declared, in: file) : nil
    }
  }

  /// Whether only the initial value says what a generic type is made of: `var names: Set = ["a"]`.
  private func lacksArguments(_ declared: TypeName, _ property: Property) -> Bool {
    guard property.initialValue != nil, let name = declared.unwrapped.dottedName,
      case .named(let components) = declared.unwrapped.shape,
      components.allSatisfy(\.arguments.isEmpty)
    else { return false }
    let ids = planner.model.types(named: name, in: Scope(in: property.owner))
    if ids.isEmpty {
      return ["Array", "ClosedRange", "Dictionary", "Optional", "Range", "Result", "Set"]
        .contains(name)
    }
    // Inside of itself a type's name stands for the whole.
    return ids.allSatisfy { planner.model.declaration($0).generics != nil && $0 != type.id }
  }
}

extension TypeName {
  /// Whether it is `some P`, also an optional one.
  var isOpaque: Bool { if case .opaque = unwrapped.shape { true } else { false } }
}
