import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of annotations on properties that are not coded, or only one way.
extension TypeChecks {
  /// An annotation for a direction in which a property is not coded would silently do nothing. One
  /// that is for many declarations need not suit all of them.
  func checkDirections() -> [Diagnostic] {
    // Where neither direction is asked for, that is reported once for the type.
    if planner.selected.parts.isDisjoint(with: [.decoding, .encoding]) { return [] }
    return (type.storedProperties + plannedValues.map(\.property)).flatMap {
      property -> [Diagnostic] in
      let reason = Reason(property, self)
      return property.annotations.compactMap { annotation -> Diagnostic? in
        guard let key = annotation.ownKey, key.places.contains(.property),
          let why = reason.why(key)
        else { return nil }
        return .uselessAnnotation(annotation, why, in: planner.model.files[property.owner.file])
      }
    }
  }

  /// Where Swift itself codes an enum, nothing has an isolation.
  func checkIsolation() -> [Diagnostic] {
    guard planner.rawNames != nil, !plan.isCoded else { return [] }
    return type.annotations.filter { $0.isOwn && $0.key == AnnotationKey.isolation.rawValue }
      .map { .uselessAnnotation($0, "Swift codes '\(type.name)' by its raw values", in: file) }
  }

  /// What keeps an annotation from having an effect.
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
      isSkipped = property.annotations.has(.skip)
      isLazy = property.isLazy
      name = property.bareName
      type = checks.type.name
      decodes = planner.decodes
      // A runtime that does not encode says so itself.
      encodes = planner.encodes || !planner.runtime.encodes
      isConstant = property.isLet && property.initialValue != nil
      isRead = decodes && property.annotations.allowsDecoding && !isConstant
      isWritten = encodes && property.annotations.allowsEncoding
      isSet = checks.hasInit && !isConstant
    }

    /// Why a key does nothing; nil where it does something.
    func why(_ key: AnnotationKey) -> String? {
      if key == .skip { return nil }
      if isLazy { return "'\(name)' is lazy, which is not coded" }
      if key == .only { return nil }
      if isSkipped { return "'\(name)' is skipped" }
      switch key {
      case .default: return isRead || isSet ? nil : notDecoded
      case .alias, .decodeKey, .decodePath, .lossy, .onError, .oneOrMany, .unknown:
        return isRead ? nil : notDecoded
      case .encodeKey, .encodePath, .explicitNil, .omitDefault, .omitIf:
        return isWritten ? nil : notEncoded
      case .coder, .flatten, .key, .path, .style:
        return isRead || isWritten ? nil : notDecoded
      default: return nil
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

  /// Swift makes the direction that is not generated, by names of its own.
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
    // Of an array one says it for all.
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
  /// Whether it has a place that generated code decides.
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
