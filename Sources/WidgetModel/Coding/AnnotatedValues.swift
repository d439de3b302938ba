import WidgetSyntax

/// The value of an annotation as Swift, seen with the type of the property it is for.
///
/// For example: `default = none` is `"none"` for a `String` and `.none` for an enum with that case.
struct AnnotatedValue {
  let model: Model
  let property: Property

  /// The Swift of a key's value; nil without one.
  func code(_ key: AnnotationKey) -> String? {
    let annotation = property.annotations.first {
      $0.origin == .widgetgen && $0.key == key.rawValue
    }
    guard let annotation, let type = property.type else { return nil }
    let file = model.files[property.owner.file]
    let isQuoted = file.text(annotation.range).hasSuffix("\"")
    var budget = AliasBudget()
    return code(annotation.value, isQuoted: isQuoted, type, Scope(in: property.owner), &budget)
  }

  /// Quotes make a literal of a text and elsewhere only keep commas together:
  /// `default = "Size(width: 1, height: 2)"`.
  private func code(
    _ value: AnnotationValue, isQuoted: Bool, _ type: TypeName, _ scope: Scope,
    _ budget: inout AliasBudget
  ) -> String? {
    switch type.shape {
    case .optional(let wrapped):
      return code(value, isQuoted: isQuoted, wrapped, scope, &budget)
    case .named:
      guard let name = type.dottedName else { break }
      let resolution = model.resolve(name, in: scope)
      if case .alias(let target, let next, _) = resolution, budget.spend(on: target) {
        return code(value, isQuoted: isQuoted, target, next, &budget)
      }
      if case .string(let text) = value {
        return code(text, isQuoted: isQuoted, name, model.declarations(resolution))
      }
    default: break
    }
    switch value {
    case .string(let text): return text
    case .bool(let value): return "\(value)"
    case .integer, .number:
      return value.text.map { type.dottedName == "String" ? $0.swiftLiteral : $0 }
    case .list(let values):
      let element: TypeName? = if case .array(let element) = type.shape { element } else { nil }
      let codes = values.map { value in
        element.flatMap { code(value, isQuoted: false, $0, scope, &budget) } ?? value.text ?? "nil"
      }
      return "[\(codes.joined(separator: ", "))]"
    case .flag: return nil
    }
  }

  private func code(
    _ text: String, isQuoted: Bool, _ type: String, _ declarations: [DeclarationID]
  ) -> String {
    if type == "String", text != "nil" || isQuoted {
      let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || " _-".contains($0) }
      return isQuoted || isWord ? text.swiftLiteral : text
    }
    let isCase = declarations.contains { id in
      model.type(id).cases.contains { $0.name.bareName == text }
    }
    return isCase ? "." + text : text
  }
}
