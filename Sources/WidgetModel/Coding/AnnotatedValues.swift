import WidgetSource
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
    var place = Place(isQuoted: isQuoted, scope: Scope(in: property.owner))
    return code(annotation.value, type, &place)
  }

  /// How a value stands, and what has been seen on the way to the type that it is of.
  private struct Place {
    var isQuoted: Bool
    var scope: Scope
    /// Whether it may be nil as well.
    var isOptional = false
    var budget = AliasBudget()
  }

  /// Quotes make a literal of a text and elsewhere only keep commas together:
  /// `default = "Size(width: 1, height: 2)"`.
  private func code(
    _ value: AnnotationValue, _ type: TypeName, _ place: inout Place
  ) -> String? {
    switch type.shape {
    case .optional(let wrapped):
      place.isOptional = true
      return code(value, wrapped, &place)
    case .named:
      guard let name = type.dottedName else { break }
      let resolution = model.resolve(name, in: place.scope)
      if case .alias(let target, let next, _) = resolution, place.budget.spend(on: target) {
        place.scope = next
        return code(value, target, &place)
      }
      if case .string(let text) = value {
        return code(text, name, model.declarations(resolution), place)
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
        var inside = place
        (inside.isQuoted, inside.isOptional) = (false, false)
        return element.flatMap { code(value, $0, &inside) } ?? value.text ?? "nil"
      }
      return "[\(codes.joined(separator: ", "))]"
    case .flag: return nil
    }
  }

  private func code(
    _ text: String, _ type: String, _ declarations: [DeclarationID], _ place: Place
  ) -> String {
    if type == "String", text != "nil" || place.isQuoted {
      return place.isQuoted || text.isPlainText ? text.swiftLiteral : text
    }
    let owner = declarations.first { id in
      model.type(id).cases.contains { $0.name.bareName == text }
    }
    guard let owner else { return text }
    // Behind a dot these two are cases of the optional.
    let isOptionals = place.isOptional && ["none", "some"].contains(text)
    return isOptionals ? "\(model.name(of: owner)).\(text)" : "." + text
  }
}

extension String {
  /// Whether it is meant as it stands and not as Swift: words, or what would begin a comment in
  /// Swift, as an address does.
  fileprivate var isPlainText: Bool {
    if allSatisfy({ $0.isLetter || $0.isNumber || " _-".contains($0) }) { return true }
    return holds("//") && !holds("\"")
  }
}
