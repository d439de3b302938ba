import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of functions that the user wrote for one property: what they do no annotation changes.
extension TypeChecks {
  /// An annotation beside such a function would silently do nothing. One that is for many
  /// declarations need not suit all of them.
  func checkBesideFunctions() -> [Diagnostic] {
    if planner.written.places.isEmpty { return [] }
    return planner.properties.filter(\.isInitialized).flatMap { property in
      property.annotations.compactMap { annotation in
        guard annotation.isOwn,
          let key = AnnotationKey(rawValue: annotation.key), property.annotations.has(key),
          let function = function(inPlaceOf: key, on: property)
        else { return nil }
        return .annotationBesideFunction(annotation, function, property, in: file)
      }
    }
  }

  /// The function that replaces what a key says about a property; nil where the key has an effect.
  private func function(inPlaceOf key: AnnotationKey, on property: Property) -> String? {
    let reader = reader(of: property)
    let reading = reader.map { _ in property.readerName + "(from:)" }
    let writing = writes(property) ? property.writerName + "(to:)" : nil
    switch key {
    case .default: return reading
    // Elsewhere they are reported as not for the runtime.
    case .lossy, .oneOrMany, .unknown: return planner.runtime.hasPolicies ? reading : nil
    case .explicitNil, .omitDefault, .omitIf: return writing
    // Where it throws, another value may replace a wrong one.
    case .onError: return reader?.isThrowing == true ? nil : reading
    default: break
    }
    if key == .coder {
      // It still applies to the other direction, unless a function handles that, too.
      return requirements(of: property).isEmpty ? reading ?? writing : nil
    }
    // Which keys properties have decides how Beagle's containers are keyed.
    guard case .literals = planner.runtime.keys else { return nil }
    switch key {
    case .alias, .decodeKey, .decodePath: return reading
    case .encodeKey, .encodePath: return writing
    case .key, .path, .style:
      // It still applies to the other direction, unless a function handles that, too.
      guard requirements(of: property).isEmpty else { return nil }
      return reading ?? writing
    default: return nil
    }
  }

  private func reader(of property: Property) -> WrittenMembers.DecodingFunction? {
    guard planner.decodes, property.annotations.allowsDecoding else { return nil }
    return planner.written.reader(of: property)
  }

  /// Whether a property is encoded by a function of the user's.
  private func writes(_ property: Property) -> Bool {
    planner.encodes && property.annotations.allowsEncoding
      && planner.written.writer(of: property) != nil
  }
}
