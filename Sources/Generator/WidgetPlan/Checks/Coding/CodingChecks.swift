import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks whether the types of properties and associated values can be coded.
struct CodingChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    (type.kind == .enum ? uncodableValues() : uncodableProperties()) + doubleOptionals()
      + optionalFields()
  }

  private var encodes: Bool { runtime.encodes && planner.encodes }

  /// Reports properties whose type is never `Codable`, such as a function, or whose polymorphic value the runtime
  /// cannot decode.
  private func uncodableProperties() -> [Diagnostic] {
    codedProperties.compactMap { plan in
      guard let declared = plan.property.type,
        !subject.requirements(of: plan.property).isEmpty, !declared.isOpaque,
        plan.codedWrapper == nil, isUncodable(plan.shape)
      else { return nil }
      let advice = remedy(for: declared, in: Scope(in: plan.property.owner))
      let name = plan.property.bareName.capitalizedFirst
      return Diagnostic(
        .uncodableType,
        "'\(plan.property.bareName)' has type '\(declared.text)', which cannot be "
          + (encodes ? "coded" : "decoded") + "; " + (advice.map { $0 + ", " } ?? "")
          + "write 'static func decode\(name)(from:)' "
          + (encodes ? "and 'func encode\(name)(to:)', " : "")
          + "or mark it with '// widgetgen: skip'",
        at: plan.property.range, in: file)
    }
  }

  /// Reports associated values whose types cannot be coded. If the runtime does not nest polymorphic values, this
  /// includes every polymorphic associated value, although a property can have such a value.
  private func uncodableValues() -> [Diagnostic] {
    if !runtime.encodes, !planner.decodes { return [] }
    let refused = Set(
      choices.flatMap(\.cases).filter { element in
        element.values.contains { value in
          value.shape.isUncodable || (!runtime.nestsPolymorphs && value.shape.polymorph != nil)
        }
      }.map(\.name))
    return type.cases.filter { refused.contains($0.name) }.map { element in
      let advice = (element.parameters ?? []).lazy
        .compactMap { remedy(for: $0.type, in: Scope(in: type.id)) }.first
      return Diagnostic(
        .uncodableValue,
        "\(element.valueInWords) has a type that cannot be " + (encodes ? "coded" : "decoded")
          + "; " + (advice.map { $0 + ", or " } ?? "") + "write 'init(from:)'"
          + (encodes ? " and 'encode(to:)'" : "") + " of '\(type.name)' by hand",
        at: element.range, in: file)
    }
  }

  /// Reports optionals of optionals, because Swift's containers decode both a missing key and null as nil, no matter
  /// how many optionals wrap the value.
  private func doubleOptionals() -> [Diagnostic] {
    guard planner.decodes else { return [] }
    return codedMembers.filter { plan in
      guard case .optional(.optional) = plan.shape, !plan.shape.isCoded else { return false }
      switch plan.source {
      case .keys, .paths, .element: return plan.codedWrapper == nil
      case .flattened, .remainingKeys, .function, .whole, .nowhere: return false
      }
    }.map { plan in
      let isElement = plan.source == .element
      let once = plan.property.type?.unwrapped
      // The second optional may be in a typealias.
      let value = once.flatMap { $0.isOptional ? $0.unwrapped.text : nil } ?? "…"
      return Diagnostic(
        .doubleOptional,
        "'\(plan.property.bareName)' is nil both if its \(isElement ? "element" : "key") is "
          + "missing and if it is null; "
          + ((!isElement && runtime.moduleTypes.contains(JSONShape.fieldName))
            ? "use 'Field<\(value)>' to distinguish them" : "remove one '?'"),
        at: plan.property.range, in: model.files[plan.property.owner.file])
    }
  }

  /// Reports optionals of `Field`, which Swift's containers decode as nil if the value is null.
  private func optionalFields() -> [Diagnostic] {
    guard planner.decodes else { return [] }
    return codedMembers.filter { plan in
      guard case .optional(let field) = plan.shape, field.isField(in: runtime) else { return false }
      switch plan.source {
      case .keys, .paths, .element: return plan.codedWrapper == nil
      case .flattened, .remainingKeys, .function, .whole, .nowhere: return false
      }
    }.map { plan in
      let declared = plan.property.type
      // The optional may be in a typealias.
      let field = declared.flatMap { $0.isOptional ? $0.unwrapped.text : nil } ?? "Field<…>"
      return Diagnostic(
        .doubleOptional,
        "'\(plan.property.bareName)' is nil both if its key is missing and if it is null, and "
          + "never '.null'; write '\(field)' without '?'",
        at: plan.property.range, in: model.files[plan.property.owner.file])
    }
  }

  private func isUncodable(_ shape: JSONShape) -> Bool {
    if shape.isUncodable { return true }
    guard !runtime.nestsPolymorphs, shape.polymorph != nil else { return false }
    switch shape.unwrapped {
    case .polymorphic, .array(.polymorphic): return false
    default: return true
    }
  }

  /// Returns advice for making a type codable, or nil if there isn't any.
  private func remedy(for type: TypeName, in scope: Scope) -> String? {
    // Limits the expansion, because a few typealiases can expand to a type with millions of parts.
    var budget = 64
    return remedy(for: type, in: scope, &budget)
  }

  private func remedy(for type: TypeName, in scope: Scope, _ budget: inout Int) -> String? {
    guard budget > 0 else { return nil }
    budget -= 1
    let expanded = model.expanded(type, in: scope)
    if ["Any", "AnyObject", "AnyHashable"].contains(expanded.type.dottedName) {
      return "use '\(runtime.anyJSON)' instead of '\(expanded.type.text)'"
    }
    if let family = expanded.declarations.lazy.compactMap(context.families.declared).first {
      return "write '\(family.boxName)' instead of '\(family.valueType)'"
    }
    let declared = expanded.declarations.first { model.declaration($0).kind == .protocol }
    if let declared, runtime.hasFamilies {
      return "mark protocol '\(model.name(of: declared))' with '// widgetgen: family'"
    }
    for part in expanded.type.parts {
      if let found = remedy(for: part, in: expanded.scope, &budget) { return found }
    }
    // A family of another module is known only if that module's sources are scanned.
    guard case .existential(let constraint) = expanded.type.shape, runtime.hasFamilies,
      case .named = constraint.shape, let name = constraint.dottedName,
      !["Error", "Hashable", "LocalizedError", "Sendable"].contains(name),
      model.types(named: name, in: expanded.scope).isEmpty
    else { return nil }
    return "list the sources that declare '\(name)' under 'dependencies'"
  }
}

extension Rule {
  static let doubleOptional = Rule("double-optional", .warning)
  static let uncodableValue = Rule("uncodable-value", .error)
}
