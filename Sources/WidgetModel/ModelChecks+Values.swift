import WidgetSource
import WidgetSyntax

/// What annotations put in place of a value that the JSON does not have, or has wrong.
extension ModelChecks {
  func checkValues() -> [Diagnostic] {
    builder.properties.flatMap { property in
      [AnnotationKey.default, .onError].filter(property.annotations.has).compactMap { key in
        AnnotatedValue(model: builder.model, property: property).code(key).flatMap { code in
          checkNil(code, key, property) ?? checkCase(code, property)
        }
      }
    }
  }

  /// Only an optional can be nil, or what a module makes so that is not seen.
  private func checkNil(
    _ code: String, _ key: AnnotationKey, _ property: Property
  ) -> Diagnostic? {
    guard code == "nil", let declared = property.type,
      isNeverNil(declared, in: Scope(in: property.owner))
    else { return nil }
    return .nilForValue(key, property, in: file)
  }

  private func isNeverNil(_ type: TypeName, in scope: Scope) -> Bool {
    if type.isArray || type.isDictionary { return true }
    guard case .named = type.shape, let name = type.dottedName else { return false }
    return StandardLibrary.types.contains(name) && name != "Optional"
      && builder.model.types(named: name, in: scope).isEmpty
  }

  /// A word that is nearly a case of the property's enum, and nothing else that the enum has.
  private func checkCase(_ code: String, _ property: Property) -> Diagnostic? {
    let word = code.hasPrefix(".") ? String(code.dropFirst()) : code
    guard word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), word != "nil",
      let name = property.type?.unwrapped.dottedName
    else { return nil }
    let types = builder.model.types(named: name, in: Scope(in: property.owner))
    guard types.count == 1, let id = types.first, builder.model.declaration(id).kind == .enum
    else { return nil }
    let declared = builder.model.type(id)
    let cases = declared.cases.map(\.name.bareName)
    guard !cases.contains(word), !hasMember(word, declared) else { return nil }
    return Suggestion.nearest(to: word, in: cases).map {
      .noSuchCase(word, of: declared.name, nearest: $0, property, in: file)
    }
  }

  private func hasMember(_ name: String, _ type: ModelType) -> Bool {
    type.properties.contains { $0.bareName == name }
      || ([type.id] + type.extensions).contains { body in
        let source = builder.model.files[body.file]
        return builder.model.declaration(body).functions
          .contains { source.text($0.name).bareName == name }
      }
  }
}
