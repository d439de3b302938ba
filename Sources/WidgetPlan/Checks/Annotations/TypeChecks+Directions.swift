import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of annotations on properties that are not coded, or only in one direction.
extension TypeChecks {
  /// Reports annotations for a direction in which a property is not coded. Annotations of blocks need
  /// not suit all properties.
  func checkDirections() -> [Diagnostic] {
    // If neither direction is requested, that is reported once for the type.
    if planner.selected.parts.isDisjoint(with: [.decoding, .encoding]) { return [] }
    return (type.storedProperties + plannedValues.map(\.property)).flatMap {
      property -> [Diagnostic] in
      let reason = Reason(property, self)
      return property.annotations.compactMap { annotation -> Diagnostic? in
        guard let key = annotation.ownKey, key.places.contains(.property),
          let why = reason.why(key, annotation)
        else { return nil }
        return .uselessAnnotation(annotation, why, in: planner.model.files[property.owner.file])
      }
    }
  }

  /// Reports `nonisolated` on an enum that Swift itself codes.
  func checkIsolation() -> [Diagnostic] {
    guard planner.rawNames != nil, !plan.isCoded else { return [] }
    return type.annotations.filter { $0.isOwn && $0.isWritten(.nonisolated) }
      .map { .uselessAnnotation($0, "Swift codes '\(type.name)' by its raw values", in: file) }
  }

  /// Why an annotation has no effect.
  private struct Reason {
    let isSkipped: Bool
    let name: String
    let type: String
    let decodes: Bool
    let encodes: Bool
    let isRead: Bool
    let isWritten: Bool
    let isSet: Bool
    let isConstant: Bool
    let isLazy: Bool

    init(_ property: Property, _ checks: TypeChecks) {
      let planner = checks.planner
      isSkipped = property.attributes.isSkipped
      isLazy = property.isLazy
      name = property.bareName
      type = checks.type.name
      decodes = planner.decodes
      // For a runtime that does not encode, another rule reports annotations about encoding.
      encodes = planner.encodes || !planner.runtime.encodes
      isConstant = property.isLet && property.initialValue != nil
      isRead = decodes && property.attributes.isDecoded && !isConstant
      isWritten = encodes && property.attributes.isEncoded
      isSet = checks.hasInit && !isConstant
    }

    /// The reason why a key has no effect, or nil if it has one.
    func why(_ key: AnnotationKey, _ annotation: Annotation) -> String? {
      if key == .skip, annotation.direction == nil { return nil }
      if isLazy { return "'\(name)' is lazy, which is not coded" }
      if key == .skip { return nil }
      if isSkipped { return "'\(name)' is skipped" }
      switch key.direction(of: annotation) {
      case .decodingOrInitializing: return isRead || isSet ? nil : notDecoded
      case .decoding: return isRead ? nil : notDecoded
      case .encoding: return isWritten ? nil : notEncoded
      case .either: return isRead || isWritten ? nil : notDecoded
      case nil: return nil
      }
    }

    private var notDecoded: String {
      if isConstant { return "'\(name)' is a constant with a value, which is never decoded" }
      return decodes ? "'\(name)' is not decoded" : "'\(type)' is not decoded by generated code"
    }

    private var notEncoded: String {
      encodes ? "'\(name)' is not encoded" : "'\(type)' is not encoded by generated code"
    }
  }

  /// Reports types of which Swift synthesizes the direction that is not generated, with other keys.
  func checkOtherDirection() -> [Diagnostic] {
    guard planner.runtime.encodes, planner.decodes != planner.encodes, type.kind != .enum else {
      return []
    }
    let written = planner.written
    let isHandWritten = planner.decodes ? written.hasEncode : written.hasDecodingInit
    let other = planner.decodes ? "Encodable" : "Decodable"
    guard !isHandWritten, written.codingKeys == nil,
      !planner.objects.usesCodingKeys || type.isPositional,
      planner.model.conformances(of: type.id).contains(other)
    else { return [] }
    // For an array, one element is reported.
    return planned.prefix(type.isPositional ? 1 : planned.count).compactMap { plan in
      let keys = planner.decodes ? plan.keysToRead : plan.keysToWrite
      if keys.contains(plan.property.bareName) || !plan.isCodedByGeneratedCode { return nil }
      return .otherDirection(
        plan.property, keys.first, other, decodes: planner.decodes,
        in: planner.model.files[plan.property.owner.file])
    }
  }
}

extension PropertyPlan {
  /// Whether generated code decides its place.
  var isCodedByGeneratedCode: Bool {
    switch (source, destination) {
    case (.keys, _), (.paths, _), (.flattened, _), (_, .flattened), (.whole, _), (_, .whole),
      (.element, _), (_, .element):
      true
    case (.nowhere, .key), (.nowhere, .path): true
    case (.nowhere, _), (.function, _): false
    }
  }
}
