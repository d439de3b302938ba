import WidgetModel
import WidgetSource
import WidgetSyntax

/// The value of an annotation as Swift, given the type of the property that it is attached to.
///
/// For example: `default = none` is `"none"` for a `String` and `.none` for an enum with that case.
struct AnnotatedValue {
  let model: Model
  let property: Property

  /// The Swift of a key's value; nil without one.
  func code(_ key: AnnotationKey) -> String? {
    guard let annotation = annotation(key), let type = property.type else { return nil }
    let file = model.files[property.owner.file]
    let isQuoted = file.text(annotation.range).hasSuffix("\"")
    var place = Place(
      isQuoted: isQuoted, scope: Scope(in: property.owner), aliases: TypealiasResolver(model))
    return code(annotation.value, type, &place)
  }

  /// The annotation with a key.
  func annotation(_ key: AnnotationKey) -> Annotation? {
    property.annotations.first { $0.isWritten(key) }
  }

  /// How a value is written, and what has been seen on the way to its type.
  private struct Place {
    var isQuoted: Bool
    var scope: Scope
    var aliases: TypealiasResolver
    /// Whether it may be nil as well.
    var isOptional = false
  }

  /// Quotes make a literal of a text and elsewhere only keep commas together:
  /// `default = "Size(width: 1, height: 2)"`.
  private func code(
    _ value: AnnotationValue, _ type: TypeName, _ place: inout Place
  ) -> String? {
    let expanded = place.aliases.expand(type, in: place.scope)
    place.scope = expanded.scope
    if case .optional(let wrapped) = expanded.type.shape {
      place.isOptional = true
      return code(value, wrapped, &place)
    }
    switch value {
    case .string(let text):
      guard let name = expanded.type.dottedName, case .named = expanded.type.shape else {
        return text
      }
      return code(text, name, expanded.declarations, place)
    case .bool(let value):
      return expanded.type.dottedName == "String" ? "\(value)".swiftLiteral : "\(value)"
    case .integer, .number:
      return value.text.map { Self.isText(expanded.type.dottedName) ? $0.swiftLiteral : $0 }
    case .list(let values): return list(of: values, expanded.type, place)
    case .flag: return nil
    }
  }

  private func list(of values: [AnnotationValue], _ type: TypeName, _ place: Place) -> String {
    if values.isEmpty, type.isDictionary { return "[:]" }
    let element: TypeName? = if case .array(let element) = type.shape { element } else { nil }
    let codes = values.map { value in
      var inside = place
      (inside.isQuoted, inside.isOptional) = (false, false)
      return element.flatMap { code(value, $0, &inside) } ?? value.text ?? "nil"
    }
    return "[\(codes.joined(separator: ", "))]"
  }

  private func code(
    _ text: String, _ type: String, _ declarations: [DeclarationID], _ place: Place
  ) -> String {
    if Self.isText(type), text != "nil" || place.isQuoted {
      return place.isQuoted || text.isPlainText ? text.swiftLiteral : text
    }
    let owner = declarations.first { id in
      model.type(id).cases.contains { $0.name.bareName == text }
    }
    guard let owner else { return text }
    // After a dot these two are cases of the optional.
    let isOptionals = place.isOptional && ["none", "some"].contains(text)
    return isOptionals ? "\(model.name(of: owner)).\(text)" : "." + text
  }
}

extension AnnotatedValue {
  /// Whether a type's literals are texts.
  private static func isText(_ type: String?) -> Bool {
    ["Character", "String", "Substring"].contains(type)
  }
}

extension String {
  /// Whether it is text to be quoted and not Swift: words, or what would begin a comment in
  /// Swift, as an address does.
  fileprivate var isPlainText: Bool {
    if allSatisfy({ $0.isLetter || $0.isNumber || " _-".contains($0) }) { return true }
    return holds("//") && !holds("\"")
  }
}
