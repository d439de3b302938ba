import WidgetSource
import WidgetSyntax

/// The rules of a runtime that only decodes.
extension ModelChecks {
  func checkDecoding() -> [Diagnostic] {
    checkTypesAreCodable() + checkKeysDiffer() + checkConstants() + checkNoUnknown() + checkKeys()
      + checkDecodedCases()
  }

  /// Where nothing is encoded, whoever asks for that gets nothing. A block may be for other types.
  func checkNoEncoding() -> [Diagnostic] {
    guard builder.rules.wire == nil, !builder.written.hasEncode else { return [] }
    let asking = type.annotations.first { annotation in
      guard annotation.isOwn else { return false }
      switch AnnotationKey(rawValue: annotation.key) {
      case .encodable: return annotation.value != .bool(false)
      case .only: return annotation.value.text == "encode"
      default: return false
      }
    }
    return asking.map { [.encodingNotForRuntime($0, type, in: file)] } ?? []
  }

  /// Functions, tuples and metatypes are not `Decodable`; and polymorphic values stand alone or in
  /// one array, since that is what the runtime's container reads.
  private func checkTypesAreCodable() -> [Diagnostic] {
    guard builder.decodes else { return [] }
    if type.kind == .enum { return checkValuesAreCodable() }
    return builder.properties.filter(\.isInitialized).compactMap { property in
      guard let declared = property.type, builder.written.reader(of: property) == nil
      else { return nil }
      return isCodable(declared, in: Scope(in: property.owner))
        ? nil : .uncodableType(property, declared, in: file)
    }
  }

  private func isCodable(_ type: TypeName, in scope: Scope) -> Bool {
    let type = builder.model.seeingOptional(type, in: scope)
    if type.unwrapped.conformsToNothing { return false }
    let shape = builder.model.codingShape(of: type, in: scope, builder.rules).unwrapped
    switch shape {
    case .value, .base, .cast, .array(.base), .array(.cast): return true
    default: return !shape.isPolymorphic
    }
  }

  /// The values of an enum's cases are read as what they are, never by a type's name.
  private func checkValuesAreCodable() -> [Diagnostic] {
    let scope = Scope(in: type.id)
    return type.cases.filter { element in
      (element.parameters ?? []).contains { parameter in
        parameter.type.unwrapped.conformsToNothing
          || builder.model.codingShape(of: parameter.type, in: scope, builder.rules).isPolymorphic
      }
    }.map { .uncodableValue($0, of: type, in: file) }
  }

  /// Two properties with one name in the JSON would read the same value.
  private func checkKeysDiffer() -> [Diagnostic] {
    guard builder.decodes, builder.written.codingKeys == nil else { return [] }
    let decoding = builder.decoding
    let properties = builder.properties.filter { $0.isInitialized && !decoding.isFlattened($0) }
    return duplicateKeys(of: properties) { [decoding.name(of: $0)] }
  }

  /// What takes more than one case of `CodingKeys`, or a runtime to call, is not for code that only
  /// decodes.
  private func checkKeys() -> [Diagnostic] {
    builder.properties.flatMap { property in
      property.annotations.filter { annotation in
        annotation.origin == .widgetgen
          && [.alias, .encodeKey, .lossy, .path].contains(AnnotationKey(rawValue: annotation.key))
      }.map { .annotationNotForRuntime($0, property, in: file) }
    }
  }

  /// A constant with a value is never decoded, so a key on it is a mistake.
  private func checkConstants() -> [Diagnostic] {
    builder.properties.filter {
      $0.isLet && $0.initialValue != nil && $0.annotations.has(.key)
    }.map { .keyOfConstant($0, in: file) }
  }
}
