import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks annotations and types that the chosen runtime does not support, and constants with the runtime's property
/// wrapper.
struct RuntimeChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] { unsupportedKeys() + fields() + wrappedConstants() }

  /// Reports WidgetRuntime's `Field` if generated code does not look for the key: a missing key would be an error, and
  /// `.missing` would be encoded as null.
  private func fields() -> [Diagnostic] {
    guard !runtime.moduleTypes.contains(JSONShape.fieldName) else { return [] }
    return codedMembers.compactMap { plan in
      switch plan.source {
      case .keys, .paths, .element, .whole, .flattened, .remainingKeys: break
      case .function, .nowhere: return nil
      }
      let file = model.files[plan.property.owner.file]
      guard plan.shape.hasField(in: .standalone),
        file.imports.contains(where: { file.text($0.path) == Runtime.standalone.module })
      else { return nil }
      return Diagnostic(
        .annotationNotForRuntime, severity: .error,
        "runtime '\(runtime.name)' does not support 'Field', so '\(plan.property.bareName)' does "
          + "not distinguish a missing key from null; use an optional",
        at: plan.property.range, in: file)
    }
  }

  /// Reports the annotations of properties if the annotations have no effect, because the runtime does not support
  /// their keys.
  private func unsupportedKeys() -> [Diagnostic] {
    planner.properties.flatMap { property in
      property.annotations.compactMap { annotation -> Diagnostic? in
        guard let need = annotation.knownKey?.needs(annotation), !runtime.supports(need)
        else { return nil }
        switch need {
        case .literalKeys, .policies:
          return Diagnostic(
            .annotationNotForRuntime, severity: .error,
            "runtime 'beagle-1' does not support '\(file.text(annotation.range))'; remove it, and write "
              + "'static func decode\(property.bareName.capitalizedFirst)(from:)'",
            at: annotation.range, in: file)
        case .encoding:
          if annotation.ownKey == nil { return nil }
          let text = file.text(annotation.range)
          return .encodingNotForRuntime(text, at: annotation.range, type, in: file)
        case .unknownNames:
          let isReported = annotation.ownKey != nil && property.isStored
          return isReported
            ? Diagnostic(
              .unknownIsBeagles,
              "Beagle 1 decodes each unrecognized name as 'UnknownComponent' or 'UnknownAction', "
                + "and 'unknown' on '\(property.bareName)' cannot change that; remove it and, if "
                + "needed, write 'static func decode\(property.bareName.capitalizedFirst)(from:)'",
              at: property.range(of: .unknown), in: file) : nil
        }
      }
    }
  }

  /// Reports the runtime's property wrapper on a `let`. Swift also reports this error, but in generated code.
  private func wrappedConstants() -> [Diagnostic] {
    guard let wrapper = runtime.wrapper else { return [] }
    let constants = type.storedProperties.filter { property in
      property.isLet && property.attributeNames.contains { $0.localName == wrapper }
    }
    return constants.map {
      let declaration = "\($0.name): \($0.type?.text ?? "…")"
      return Diagnostic(
        .autoCodableConstant,
        "a property wrapper cannot be attached to a constant; write "
          + "'@\(wrapper) var \(declaration)', or 'let \(declaration)' without the wrapper, which "
          + "is coded in the same way",
        at: $0.range, in: file)
    }
  }
}

/// Checks requests to encode a type if the runtime does not encode.
struct EncodingRequestChecks: TypeCheck {
  let subject: CheckedType

  /// Reports the first request. Requests of a block are not reported, because they may be for other types.
  func run() -> [Diagnostic] {
    guard !runtime.encodes, !planner.written.hasEncode else { return [] }
    let requesting = type.annotations.first { annotation in
      annotation.ownKey?.generates == [.encoding]
    }
    if let range = requesting?.range {
      return [.encodingNotForRuntime(file.text(range), at: range, type, in: file)]
    }
    let marker = "AutoEncodable"
    return context.conformances[type.id].contains(marker)
      ? [.encodingNotForRuntime(marker, at: type.range, type, in: file)] : []
  }
}

extension Diagnostic {
  static func blockNotForRuntime(
    _ annotation: Annotation, _ runtime: Runtime, severity: Severity? = nil,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .annotationNotForRuntime, severity: severity,
      "runtime '\(runtime.name)' does not support '\(annotation.key)'; remove it",
      at: annotation.range, in: file)
  }

  /// - Parameter text: the annotation or marker that requests encoding.
  static func encodingNotForRuntime(
    _ text: String, at range: SourceRange, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .annotationNotForRuntime,
      "runtime 'beagle-1' only decodes and does not support '\(text)'; remove it, and write "
        + "'encode(to:)' of '\(type.name)' by hand",
      at: range, in: file)
  }
}

extension Rule {
  static let annotationNotForRuntime = Rule("annotation-not-for-runtime", .warning, .error)
  static let unknownIsBeagles = Rule("unknown-is-beagles", .error)
}
