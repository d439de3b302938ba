import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks annotations that the chosen runtime does not support, and constants with the runtime's property wrapper.
struct RuntimeChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] { unsupportedKeys() + wrappedConstants() }

  /// Reports the annotations of properties if the annotations have no effect, because the runtime does not support
  /// their keys.
  private func unsupportedKeys() -> [Diagnostic] {
    planner.properties.flatMap { property in
      property.annotations.compactMap { annotation -> Diagnostic? in
        guard let need = annotation.knownKey?.needs(annotation), !runtime.supports(need)
        else { return nil }
        switch need {
        case .literalKeys, .policies:
          return .annotationNotForRuntime(annotation, property, in: file)
        case .encoding:
          return annotation.ownKey == nil ? nil : .encodingNotForRuntime(annotation, type, in: file)
        case .unknownNames:
          let isReported = annotation.ownKey != nil && property.isStored
          return isReported ? .unknownIsBeagles(property, in: file) : nil
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
    return constants.map { .autoCodableConstant($0, wrapper: wrapper, in: file) }
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
    if let requesting { return [.encodingNotForRuntime(requesting, type, in: file)] }
    let isMarked = context.conformances[type.id].contains("AutoEncodable")
    return isMarked ? [.encodingNotForRuntime(marker: "AutoEncodable", type, in: file)] : []
  }
}
