import WidgetModel
import WidgetSource
import WidgetSyntax

/// Converts the values of a property's annotations to Swift expressions, depending on the property's type.
///
/// For example: `default = none` is `"none"` for a `String`, and `.none` for an enum with that case.
struct AnnotatedValue {
  let context: PlanningContext
  let property: Property

  init(_ context: PlanningContext, _ property: Property) {
    self.context = context
    self.property = property
  }

  var model: Model { context.model }

  /// Returns the Swift expression for the value of the annotation with the given key. Returns nil if the annotation is
  /// missing or has no value, or if the property's type is unknown. `throw` has no expression.
  func code(_ key: AnnotationKey) -> String? {
    guard let annotation = annotation(key), let type = property.type,
      !isThrow(key)
    else { return nil }
    var expansion = Expansion(
      isQuoted: isQuoted(annotation), scope: Scope(in: property.owner),
      aliases: TypealiasResolver(model))
    return code(annotation.value, type, &expansion)
  }

  /// Returns the property's first annotation with the given key, or nil if there isn't one.
  func annotation(_ key: AnnotationKey) -> Annotation? {
    property.annotations.first { $0.isWritten(key) }
  }

  /// Whether a missing key is an error even if the property is optional or has an initial value: `default = throw`. An
  /// optional is still nil if its value is `null`.
  var requiresKey: Bool { isThrow(.default) }

  /// Whether the value of `default` or `null` is the word `throw`: a missing key, or null, is an error.
  func isThrow(_ key: AnnotationKey) -> Bool {
    guard key == .default || key == .null, let annotation = annotation(key) else { return false }
    return annotation.value.text == "throw" && !isQuoted(annotation)
  }

  private func isQuoted(_ annotation: Annotation) -> Bool {
    model.files[property.owner.file].isQuoted(annotation)
  }

  /// The state of a conversion, which unwraps optionals and expands typealiases.
  private struct Expansion {
    /// Whether the value is in quotes.
    var isQuoted: Bool
    var scope: Scope
    var aliases: TypealiasResolver
    /// Whether an optional was unwrapped.
    var isOptional = false
  }

  /// Returns an expression of the given type for an annotation's value, or nil if the annotation has no value. Quotes
  /// denote a string literal only if the type is a string or a character. Otherwise, the text in the quotes is the
  /// expression: `default = "Size(width: 1, height: 2)"`.
  private func code(
    _ value: AnnotationValue, _ type: TypeName, _ expansion: inout Expansion
  ) -> String? {
    let expanded = expansion.aliases.expand(type, in: expansion.scope)
    expansion.scope = expanded.scope
    if case .optional(let wrapped) = expanded.type.shape {
      expansion.isOptional = true
      return code(value, wrapped, &expansion)
    }
    switch value {
    case .string(let text):
      guard let name = expanded.type.dottedName, case .named = expanded.type.shape else {
        return text
      }
      return code(text, name, expanded.declarations, expansion)
    case .bool(let value):
      return expanded.type.dottedName == "String" ? "\(value)".swiftLiteral : "\(value)"
    case .integer, .number:
      return value.text.map { Self.isText(expanded.type.dottedName) ? $0.swiftLiteral : $0 }
    case .list(let values): return list(of: values, expanded.type, expansion)
    case .flag: return nil
    }
  }

  private func list(of values: [AnnotationValue], _ type: TypeName, _ expansion: Expansion)
    -> String
  {
    if values.isEmpty, type.isDictionary { return "[:]" }
    let element: TypeName? = if case .array(let element) = type.shape { element } else { nil }
    let codes = values.map { value in
      var inside = expansion
      (inside.isQuoted, inside.isOptional) = (false, false)
      return element.flatMap { code(value, $0, &inside) } ?? value.text ?? "nil"
    }
    return "[\(codes.joined(separator: ", "))]"
  }

  private func code(
    _ text: String, _ type: String, _ declarations: [DeclarationID], _ expansion: Expansion
  ) -> String {
    if Self.isText(type), text != "nil" || expansion.isQuoted {
      return expansion.isQuoted || text.isPlainText ? text.swiftLiteral : text
    }
    let owner = declarations.first { id in
      model.type(id).cases.contains { $0.name.bareName == text }
    }
    guard let owner else { return text }
    // For an optional, `.none` and `.some` would refer to the cases of `Optional`.
    let isOptionals = expansion.isOptional && ["none", "some"].contains(text)
    return isOptionals ? "\(model.name(of: owner)).\(text)" : "." + text
  }
}

extension AnnotatedValue {
  /// Whether a type is `Character`, `String` or `Substring`.
  private static func isText(_ type: String?) -> Bool {
    ["Character", "String", "Substring"].contains(type)
  }
}

extension String {
  /// Whether the text is a string without quotes, such as words or a URL, rather than a Swift expression. In an
  /// expression, the `//` of a URL would start a comment.
  var isPlainText: Bool {
    if allSatisfy({ $0.isLetter || $0.isNumber || " _-".contains($0) }) { return true }
    return holds("//") && !holds("\"")
  }
}
