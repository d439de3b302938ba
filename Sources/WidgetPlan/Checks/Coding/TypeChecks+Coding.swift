import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of how values are decoded and encoded.
extension TypeChecks {
  func checkCoding() -> [Diagnostic] {
    var found = checkNoEncoding() + checkForRuntime() + checkRuntimeWrapper() + checkWrappers()
    found += checkTypesAreCodable() + checkKeysDiffer() + checkTags() + checkPatternOfMember()
    found += checkConstants()
    found += checkLossy() + checkOneOrMany() + checkUnknown() + checkFlattening() + checkEnum()
    found += checkPayloads() + checkCoders() + checkOmissions() + checkRoot() + checkTransparent()
    found += checkPositional() + checkRawValueType()
    found += checkDictionaries() + checkShorthand() + checkDoubleOptionals()
    return found + checkRefusedDirection()
  }

  /// Reports requests for encoding if the runtime does not encode. A block may be for other types.
  func checkNoEncoding() -> [Diagnostic] {
    guard !planner.runtime.encodes, !planner.written.hasEncode else { return [] }
    let requesting = type.annotations.first { annotation in
      annotation.ownKey?.generates == [.encoding]
    }
    if let requesting { return [.encodingNotForRuntime(requesting, type, in: file)] }
    let isMarked = planner.model.conformances(of: type.id).contains("AutoEncodable")
    return isMarked ? [.encodingNotForRuntime(marker: "AutoEncodable", type, in: file)] : []
  }

  /// Reports keys on properties that the runtime does not support.
  private func checkForRuntime() -> [Diagnostic] {
    planner.properties.flatMap { property in
      property.annotations.compactMap { annotation -> Diagnostic? in
        guard let need = annotation.knownKey?.needs(annotation), !planner.runtime.supports(need)
        else {
          return nil
        }
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

  /// Swift refuses a property wrapper on a `let`, at a place in code that nobody wrote.
  private func checkRuntimeWrapper() -> [Diagnostic] {
    guard let wrapper = planner.runtime.wrapper else { return [] }
    let constants = type.storedProperties.filter { property in
      property.isLet && property.attributeNames.contains { $0.localName == wrapper }
    }
    return constants.map { .autoCodableConstant($0, wrapper: wrapper, in: file) }
  }

  /// Functions, tuples and metatypes are not `Codable`, nor is a polymorphic value where the runtime
  /// cannot read one.
  private func checkTypesAreCodable() -> [Diagnostic] {
    let encodes = planner.runtime.encodes && planner.encodes
    if type.kind == .enum {
      if !planner.runtime.encodes, !planner.decodes { return [] }
      let refused = Set(
        choices.flatMap(\.cases)
          .filter { $0.values.contains { isUncodableValue($0.shape) } }.map(\.name))
      return type.cases.filter { refused.contains($0.name) }.map { element in
        let advice = (element.parameters ?? []).lazy
          .compactMap { remedy(for: $0.type, in: Scope(in: type.id)) }.first
        return .uncodableValue(element, of: type, advice, encodes: encodes, in: file)
      }
    }
    return planned.compactMap { plan in
      guard let declared = plan.property.type, !requirements(of: plan).isEmpty,
        !declared.isOpaque, plan.codedWrapper == nil, isUncodable(plan.shape)
      else { return nil }
      let advice = remedy(for: declared, in: Scope(in: plan.property.owner))
      return .uncodableType(plan.property, declared, advice, encodes: encodes, in: file)
    }
  }

  /// What makes a type codable that a name in it keeps from being so; nil for none.
  private func remedy(for type: TypeName, in scope: Scope) -> String? {
    // A few typealiases can stand for a type with millions of parts.
    var budget = 64
    return remedy(for: type, in: scope, &budget)
  }

  private func remedy(for type: TypeName, in scope: Scope, _ budget: inout Int) -> String? {
    guard budget > 0 else { return nil }
    budget -= 1
    let expanded = planner.model.expanded(type, in: scope)
    if ["Any", "AnyObject", "AnyHashable"].contains(expanded.type.dottedName) {
      return "use '\(planner.runtime.anyJSON)' in place of '\(expanded.type.text)'"
    }
    let declared = expanded.declarations.first { planner.model.declaration($0).kind == .protocol }
    if let family = planner.runtime.families.first(where: { $0.id == declared }) {
      return "write '\(family.boxName)' in place of 'any \(family.name)'"
    }
    if let declared, planner.runtime.hasFamilies {
      return "mark protocol '\(planner.model.name(of: declared))' '// widgetgen: family'"
    }
    for part in expanded.type.parts {
      if let found = remedy(for: part, in: expanded.scope, &budget) { return found }
    }
    // A family of another module is none that is known, unless its sources are scanned.
    guard case .existential(let constraint) = expanded.type.shape, planner.runtime.hasFamilies,
      case .named = constraint.shape, let name = constraint.dottedName,
      !["Error", "Hashable", "LocalizedError", "Sendable"].contains(name),
      planner.model.types(named: name, in: expanded.scope).isEmpty
    else { return nil }
    return "list the sources that declare '\(name)' under 'dependencies'"
  }

  /// The values of an enum's cases are never cast.
  private func isUncodableValue(_ shape: JSONShape) -> Bool {
    shape.isUncodable || (!planner.runtime.nestsPolymorphs && shape.polymorph != nil)
  }

  private func isUncodable(_ shape: JSONShape) -> Bool {
    if shape.isUncodable { return true }
    guard !planner.runtime.nestsPolymorphs, shape.polymorph != nil else { return false }
    switch shape.unwrapped {
    case .polymorphic, .array(.polymorphic): return false
    default: return true
    }
  }

  /// A direction that is left out must not be promised by a protocol.
  private func checkRefusedDirection() -> [Diagnostic] {
    guard planner.runtime.encodes else { return [] }
    let conformances = planner.model.conformances(of: type.id)
    let missing: String? =
      if !type.attributes.isEncoded, !planner.written.hasEncode {
        "Encodable"
      } else if !type.attributes.isDecoded, !planner.written.hasDecodingInit {
        "Decodable"
      } else {
        nil
      }
    guard let missing, conformances.contains(missing) else { return [] }
    return [.refusedDirection(type, missing, in: file)]
  }
}

extension PropertyPlan {
  /// Whether a function of the user's decodes it.
  var isReadByFunction: Bool {
    if case .function = source { true } else { false }
  }
}
