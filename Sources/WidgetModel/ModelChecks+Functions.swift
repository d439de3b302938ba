import WidgetSource
import WidgetSyntax

/// The rules of functions that the user wrote for one property: what they do no annotation changes.
extension ModelChecks {
  /// An annotation beside such a function would silently do nothing. One that is for many
  /// declarations need not suit all of them.
  func checkBesideFunctions() -> [Diagnostic] {
    if builder.written.places.isEmpty { return [] }
    return builder.properties.filter(\.isInitialized).flatMap { property in
      property.annotations.compactMap { annotation in
        guard annotation.isOwn,
          let key = AnnotationKey(rawValue: annotation.key), property.annotations.has(key),
          let function = function(inPlaceOf: key, on: property)
        else { return nil }
        return .annotationBesideFunction(annotation, function, property, in: file)
      }
    }
  }

  /// Whether a property is decoded by a function of the user's.
  func isReadByFunction(_ property: Property) -> Bool { reader(of: property) != nil }

  /// The function that leaves a key no say in how a property is coded; nil where it has some.
  private func function(inPlaceOf key: AnnotationKey, on property: Property) -> String? {
    let reader = reader(of: property)
    let reading = reader.map { _ in property.readerName + "(from:)" }
    let writing = writes(property) ? property.writerName + "(to:)" : nil
    guard let wire = builder.rules.wire else {
      return [.default, .onError].contains(key) ? reading : nil
    }
    switch key {
    case .default, .lossy, .unknown: return reading
    // Where it throws, another value may take the place of a wrong one.
    case .onError: return reader?.isThrowing == true ? nil : reading
    // What keys properties have decides what Beagle's containers are keyed by.
    case _ where wire.readsCodingKeys: return nil
    case .alias, .decodeKey: return reading
    case .encodeKey: return writing
    case .key, .path:
      // It is still that of the other way, unless a function goes that way, too.
      guard requirements(of: property).isEmpty else { return nil }
      return reading ?? writing
    default: return nil
    }
  }

  private func reader(of property: Property) -> WrittenMembers.DecodingFunction? {
    guard builder.decodes, property.annotations.allowsDecoding else { return nil }
    return builder.written.reader(of: property)
  }

  /// Whether a property is encoded by a function of the user's.
  private func writes(_ property: Property) -> Bool {
    builder.encodes && property.annotations.allowsEncoding
      && builder.written.writer(of: property) != nil
  }
}
