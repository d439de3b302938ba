import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks flattened values without a discriminator at a fixed place. Such values cannot always share an object with
/// other keys, and cannot show that they are missing.
struct UnmarkedValueChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    if type.isPositional || type.isTransparent { return [] }
    return objects.flatMap { object in
      object.members.compactMap { problem($0, in: object) }
    }.uniqued() + superclassValue() + payloads()
  }

  /// An object that contains the properties of a type, or the values of a case.
  private struct Object {
    let members: [PropertyPlan]
    /// Whether the object also contains keys of families, superclasses or subclasses.
    let hasOtherKeys: Bool
    /// The keys that are encoded next to the members.
    let encodedKeys: [String]
  }

  private var objects: [Object] {
    if planner.decodes, type.kind != .enum {
      let tags = planner.objects.tags.map(\.place)
      let inherited = planner.encodes ? planner.pathsOfSuperclasses.compactMap(\.first) : []
      return [
        Object(
          members: codedProperties,
          hasOtherKeys: !tags.isEmpty || isTaggedBase || superclassHasKeys,
          encodedKeys: tags.compactMap(\.encodedPath.first) + inherited)
      ]
    }
    return choices.filter(\.coding.decodes).flatMap { choice in
      choice.cases.filter { $0.isDecoded && $0.stored == nil }.map { element in
        // `EnclosingTagChecks` reports an external value next to a discriminator.
        Object(
          members: element.values.map(\.property), hasOtherKeys: false,
          encodedKeys: [choice.tagNextToValues(of: element)?.encodedPath.first].compactMap(\.self))
      }
    }
  }

  /// Whether the type is the base class of a family whose subclasses encode their names in its object.
  private var isTaggedBase: Bool {
    context.families.declared(by: type.id)?.representation.internalTag != nil
  }

  /// Whether the type or an enum's case is encoded.
  private var encodes: Bool { planner.encodes || choices.contains(where: \.coding.encodes) }

  private var superclassHasKeys: Bool {
    model.superclasses(of: type.id).contains { !model.type($0).codableProperties.isEmpty }
  }

  private func problem(_ plan: PropertyPlan, in object: Object) -> Diagnostic? {
    guard case .flattened(let keys) = plan.source, !plan.shape.isCoded, plan.codedWrapper == nil,
      let declared = plan.property.type
    else { return nil }
    var search = UnmarkedSearch(context)
    let values =
      plan.externalNames == nil
      ? search.values(of: declared, in: Scope(in: plan.property.owner)) : []
    if let external = values.first(where: \.isExternal) {
      let others = object.members.filter {
        $0.property.name != plan.property.name
          && ($0.source != .nowhere || $0.destination != .nowhere)
      }
      if object.hasOtherKeys || !others.isEmpty {
        return Diagnostic(
          .flattenExternal,
          "'\(plan.property.bareName)' cannot be flattened into an object with other keys"
            + (others.first.map { ", such as the key of '\($0.property.bareName)'" } ?? "")
            + ", because \(external.reason); remove 'flatten'\(external.cure)",
          at: plan.property.range(of: .flatten), in: file)
      }
    }
    guard plan.shape.isOptional, runtime.hasPolicies else { return nil }
    let isNilIfInvalid = plan.onError?.isNil == true
    if let keys { return isNilIfInvalid ? nil : keptPresent(plan, by: keys, in: object) }
    if !isNilIfInvalid, let value = values.first {
      let reason =
        value.isExternal
        ? value.reason
        : "'\(value.name)' is 'family = untagged', and an object without its keys is "
          + (value.emptyCase.map { "'case \($0)'" } ?? "an error")
      return flattenedNil(plan.property, because: reason)
    }
    // A type that is never encoded has no nil to decode again.
    let isEmpty =
      encodes && ObjectWithoutKeys(context).accepts(declared, in: Scope(in: plan.property.owner))
    guard isEmpty else { return nil }
    let reason = "'\(declared.unwrapped.text)' is also decoded from an object without any keys"
    return flattenedNil(plan.property, because: reason)
  }

  private func flattenedNil(_ property: Property, because reason: String) -> Diagnostic {
    Diagnostic(
      .flattenOptional,
      "nil of '\(property.bareName)' would not be decoded as nil again, because \(reason); remove "
        + "'flatten', or '?' from its type",
      at: property.range(of: .flatten), in: file)
  }

  /// Reports an optional that is never decoded as nil, because another value encodes one of its keys.
  private func keptPresent(
    _ plan: PropertyPlan, by keys: [String], in object: Object
  ) -> Diagnostic? {
    guard encodes else { return nil }
    let encoded = EncodedProperties(context)
    let others = object.members.filter { $0.property.name != plan.property.name }
    let paths = others.flatMap { other -> [[String]] in
      if let path = other.encodedPath { return [path] }
      guard other.destination == .flattened, !other.shape.isCoded, let type = other.property.type
      else { return [] }
      return encoded.flattenedPaths(of: type, in: Scope(in: other.property.owner))
    }
    // `FlatteningChecks` reports keys that both values encode.
    let shared = plan.property.type.map {
      encoded.flattenedPaths(of: $0, in: Scope(in: plan.property.owner))
    }
    let taken = Set(
      object.encodedKeys
        + paths.filter { !(shared?.contains($0) ?? false) }.compactMap(\.first))
    return keys.first(where: taken.contains).map {
      flattenedNil(
        plan.property,
        because: "the key '\($0)' of its type is also encoded by another value of the object")
    }
  }

  /// Reports a class with its own keys whose superclass flattens an external value.
  private func superclassValue() -> [Diagnostic] {
    guard planner.decodes, type.kind == .class, let superclass = planner.superclassCoding,
      superclass.decodes
    else { return [] }
    let hasKeys = codedProperties.contains { $0.source != .nowhere || $0.destination != .nowhere }
    guard hasKeys || !planner.objects.tags.isEmpty else { return [] }
    var search = UnmarkedSearch(context)
    return search.values(of: superclass.declaration).filter(\.isExternal).prefix(1).map {
      Diagnostic(
        .flattenExternal,
        "'\(superclass.name)' flattens '\($0.name)' into the object with the keys of "
          + "'\(type.name)', but \($0.reason); remove 'flatten' there\($0.cure)",
        at: type.range, in: file)
    }
  }

  /// Reports cases whose single value flattens an external value into the object with the name of the case, or of the
  /// enum in a family.
  private func payloads() -> [Diagnostic] {
    let hasFamilyName = context.families.containing(type.id).contains {
      $0.representation.internalTag != nil
    }
    let names = choices.filter(\.coding.decodes).flatMap { choice -> [String] in
      let form = choice.familyRepresentation
      guard form?.internalTag != nil || (form == .untagged && hasFamilyName) else { return [] }
      return choice.cases.filter { $0.isDecoded && $0.payload == .object }.map(\.name)
    }
    return type.cases.filter { names.contains($0.name) }.compactMap { element in
      guard let value = element.parameters?.first else { return nil }
      let scope = Scope(in: type.id)
      // `EnclosingTagChecks` reports a value that is itself external.
      let declared = model.expanded(value.type.unwrapped, in: scope).declarations.first
      guard let declared, model.declaration(declared).kind.isStructOrClass,
        context.families.declared(by: declared) == nil
      else { return nil }
      var search = UnmarkedSearch(context)
      return search.values(of: declared).first(where: \.isExternal).map {
        Diagnostic(
          .flattenExternal,
          "\(element.valueInWords) flattens '\($0.name)' into the object with the name of the "
            + "case, but \($0.reason); give the value a key with '// widgetgen: key = …'\($0.cure)",
          at: element.range, in: file)
      }
    }
  }
}

/// Determines whether a type is decoded from an object without any keys, as far as the sources show.
private struct ObjectWithoutKeys {
  let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  func accepts(_ type: TypeName, in scope: Scope) -> Bool {
    let expanded = context.model.expanded(type.unwrapped, in: scope)
    var found: [DeclarationID: Bool] = [:]
    return expanded.declarations.first.map { accepts($0, &found) } ?? false
  }

  /// - Parameter found: the results for types. A type that flattens itself has no values.
  private func accepts(_ id: DeclarationID, _ found: inout [DeclarationID: Bool]) -> Bool {
    if let known = found[id] { return known }
    found[id] = false
    let isAccepted = isAccepted(id, &found)
    found[id] = isAccepted
    return isAccepted
  }

  private func isAccepted(_ id: DeclarationID, _ found: inout [DeclarationID: Bool]) -> Bool {
    let model = context.model
    guard model.declaration(id).kind.isStructOrClass else { return false }
    let type = model.type(id)
    let written = context.written(in: type)
    if written.hasDecodingInit || written.hasUnknownKeys { return false }
    if let superclass = model.superclass(of: id), !accepts(superclass.id, &found) {
      return false
    }
    let properties = PropertyPlanner(context, type, written)
    // Swift's own coding does not use initial values for missing keys.
    let usesDefaults = context.selection.isCoded(id)
    return type.codableProperties.allSatisfy { property in
      let plan = properties.plan(property)
      switch plan.source {
      case .nowhere, .remainingKeys: return true
      case .function, .whole, .element: return false
      case .keys, .paths:
        if case .fallback = plan.presence { return usesDefaults }
        return plan.presence == .optional
      case .flattened:
        if plan.shape.isOptional { return true }
        guard !plan.shape.isCoded, let declared = property.type,
          let inner = model.expanded(declared, in: Scope(in: property.owner)).declarations.first
        else { return false }
        return accepts(inner, &found)
      }
    }
  }
}

extension UnmarkedSearch.Found {
  fileprivate var reason: String {
    if let wildcard { return "with \(wildcard), any key of the object can be a name of '\(name)'" }
    return isFamily
      ? "the name of '\(name)' is the only key of its object"
      : "'\(name)' is coded as an object whose only key is the name of the case"
  }

  fileprivate var cure: String {
    isFamily ? ", or add a 'tag' to '\(name)'" : ", or mark '\(name)' with '// widgetgen: family'"
  }
}

extension Rule {
  static let flattenExternal = Rule("flatten-external", .error)
  static let flattenOptional = Rule("flatten-optional", .error)
}
