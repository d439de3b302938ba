import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the values of `default`, `invalid` and `null`, which replace missing, wrong or null values.
struct ValueChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] { uselessThrows() + wrongValues() }

  /// Reports `default = throw` without an effect: the key is required anyway, or the property is a `Field` or has no
  /// key.
  private func uselessThrows() -> [Diagnostic] {
    codedMembers.compactMap { plan in
      let value = AnnotatedValue(context, plan.property)
      guard value.requiresKey, let annotation = value.annotation(.default) else { return nil }
      let name = plan.property.bareName
      let why: String
      switch plan.source {
      case .keys, .paths, .element:
        if plan.isField {
          why = "'\(name)' distinguishes a missing key"
        } else if !plan.shape.isOptional, plan.property.initialValue == nil {
          why = "'\(name)' is required anyway"
        } else {
          return nil
        }
      case .whole: why = "'\(name)' has no key"
      case .flattened, .remainingKeys, .function, .nowhere: return nil
      }
      return .uselessAnnotation(annotation, why, in: file)
    }
  }

  private func wrongValues() -> [Diagnostic] {
    (planner.properties + associatedValues.map(\.property)).flatMap { property in
      property.attributes.replacements.compactMap { key in
        let value = AnnotatedValue(context, property)
        if value.isThrow(key) { return nil }
        return value.code(key).flatMap { code in
          nilForValue(code, key, property) ?? otherInitialValue(code, key, property)
        } ?? value.problem(key).map { wrongValue($0, key, property) }
      }
    }
  }

  /// Returns a diagnostic if the value is `nil` although the type is certainly not optional; otherwise nil.
  private func nilForValue(
    _ code: String, _ key: AnnotationKey, _ property: Property
  ) -> Diagnostic? {
    guard code == "nil", let declared = property.type,
      isNeverNil(declared, in: Scope(in: property.owner))
    else { return nil }
    return Diagnostic(
      .annotationValue,
      "'\(key.spelling)' cannot be nil because '\(property.bareName)' is not optional; give a "
        + "value, or write '\(property.type?.text ?? "")?'",
      at: property.range(of: key), in: file)
  }

  /// Returns a diagnostic for a default that differs from the initial value; otherwise nil. For a missing key, decoding
  /// would set a different value than the one declared in Swift.
  private func otherInitialValue(
    _ code: String, _ key: AnnotationKey, _ property: Property
  ) -> Diagnostic? {
    guard key == .default, !property.isLet, let value = property.initialValue, value != code
    else { return nil }
    return Diagnostic(
      .contradictingAnnotations,
      "'\(property.bareName)' already has the initial value '\(value)', which is also its "
        + "default; remove 'default', or the initial value",
      at: property.range(of: .default), in: file)
  }

  private func isNeverNil(_ type: TypeName, in scope: Scope) -> Bool {
    if type.isArray || type.isDictionary { return true }
    guard case .named = type.shape, let name = type.dottedName else { return false }
    return StandardLibrary.types.contains(name) && name != "Optional"
      && model.types(named: name, in: scope).isEmpty
  }

  private func wrongValue(
    _ problem: ValueProblem, _ key: AnnotationKey, _ property: Property
  ) -> Diagnostic {
    let message =
      switch problem {
      case .name(let text, let type):
        "'\(text)' is not a value of '\(type)'; write a literal, or '(\(text))' for a constant of "
          + "that name"
      case .literal(let text, let type):
        "'\(text)' is not a value of '\(type)'; write a literal of that type, or a Swift expression"
      case .collection(let text, let type):
        "'\(text)' is not a value of '\(type)'; write a list in brackets, or a Swift expression"
      case .noLiteral(let text, let type):
        "'\(text)' is not a value of '\(type)', which has no literals; write a Swift expression"
      case .noCase(let text, let type, let cases):
        "'\(type)' has no case '\(text)'; "
          + (Suggestion.nearest(to: text, in: cases).map { "did you mean '\($0)'?" }
            ?? "write one of its cases")
      }
    let range = property.range(of: key)
    var fix: [SourceEdit] = []
    if case .noCase(let text, _, let cases) = problem,
      let meant = Suggestion.correction(of: text, in: cases)
    {
      fix = file.replacing(text, in: range, with: meant)
    }
    return Diagnostic(.annotationValue, message, at: range, in: file, fix: fix)
  }
}

extension Rule {
  static let skippedWithoutValue = Rule("skipped-without-value", .error)
}
