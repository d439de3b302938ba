import WidgetModel
import WidgetSource
import WidgetSyntax

/// Decides how a struct or a class is decoded and encoded, from the plans of its properties.
struct ObjectPlanner {
  let type: ModelType
  let written: WrittenMembers
  let runtime: Runtime
  let properties: PropertyPlanner
  /// The names of the type in its families.
  let tags: [ObjectPlan.Tag]
  /// Whether all its families use the same key and name for it.
  private let hasOneTag: Bool

  init(_ properties: PropertyPlanner) {
    type = properties.type
    written = properties.written
    runtime = properties.runtime
    self.properties = properties
    let id = type.id
    hasOneTag = runtime.families(with: id).describeEqually(id)
    // A family and the one that joins it may ask for the same name.
    tags = runtime.families(with: id).compactMap { $0.tag(of: id) }.reduce(into: []) { tags, tag in
      if !tags.contains(tag) { tags.append(tag) }
    }
  }

  /// The plan over some of the type's properties.
  ///
  /// - Parameter planned: those that are not skipped and whose type is known, in order of
  ///   declaration.
  func plan(_ planned: [PropertyPlan], _ coding: CodingMembers) -> ObjectPlan {
    let isPositional = runtime.hasPolicies && type.isPositional
    let coded = isPositional ? positioned(planned) : collecting(ordered(planned))
    var plan = ObjectPlan(
      coding: coding, keys: keys(coded), containerFunction: containerFunction,
      tags: tags, writesTags: hasOneTag, properties: coded,
      sharesFields: coding.decodes && sharesFields(coded))
    plan.shorthand = coding.decodes ? shorthand(coded) : nil
    plan.isPositional = isPositional
    return plan
  }

  /// The key of the property that any other value than an object is for.
  private func shorthand(_ properties: [PropertyPlan]) -> String? {
    guard runtime.hasPolicies, let name = type.shorthand,
      case .keys(let keys) = properties.first(where: { $0.property.bareName == name })?.source
    else { return nil }
    return keys.first
  }

  /// A family decodes the type from its own container if nothing else is needed. A class cannot
  /// delegate from a `required` initializer to another one.
  private func sharesFields(_ properties: [PropertyPlan]) -> Bool {
    guard !usesCodingKeys, type.kind == .struct, isMember, type.shorthand == nil,
      !type.isPositional,
      written.hooks[.didDecode] == nil
    else {
      return false
    }
    return properties.allSatisfy {
      switch $0.source {
      case .flattened, .function, .whole, .element: false
      case .keys, .paths, .nowhere: true
      }
    }
  }

  /// Whether a family's box finds the discriminator among the type's own properties.
  private var isMember: Bool {
    runtime.families(with: type.id).contains { $0.representation.internalTag != nil }
  }

  /// Those in the JSON. A user's `CodingKeys` chooses them; Sourcery's template also took their order
  /// from it.
  private func ordered(_ planned: [PropertyPlan]) -> [PropertyPlan] {
    guard let keys = written.codingKeys else { return planned }
    let listed = Set(keys.names)
    let coded = planned.filter {
      keys.isCompleted || listed.contains($0.property.bareName) || !$0.isKeyed
    }
    guard runtime.matchesSourcery else { return coded }
    return keys.names.compactMap { name in coded.first { $0.property.bareName == name } }
      + coded.filter { !listed.contains($0.property.bareName) }
  }

  // MARK: - Keys

  /// Whether containers are keyed by an enum `CodingKeys`.
  var usesCodingKeys: Bool {
    switch runtime.keys {
    case .codingKeys: true
    case .codingKeysWherePossible:
      properties.root.isEmpty
        && !(type.storedProperties + type.computedAndEncoded).contains(
          where: \.attributes.needsLiteralKeys)
    case .literals: written.codingKeys != nil && written.takesContainer
    }
  }

  private func keys(_ planned: [PropertyPlan]) -> ObjectPlan.Keys {
    guard usesCodingKeys else { return .literals }
    guard written.codingKeys == nil, !type.isPositional else { return .codingKeys(nil) }
    let coded = planned.filter { runtime.encodes || $0.source != .nowhere }
    let keyed = coded.filter(\.isKeyed)
    // An empty enum has no raw values; where its type has to be `String`, a case is needed.
    let listed = keyed.isEmpty && !runtime.encodes ? coded : keyed
    if listed.isEmpty, !runtime.encodes { return .codingKeys(nil) }
    return .codingKeys(
      listed.map { CodingKey(name: $0.name, key: properties.decodedKey(of: $0.property)) })
  }

  private var containerFunction: PropertyPlan.Function? {
    guard runtime.matchesSourcery, let function = written.decodingContainer else { return nil }
    return .init(
      name: "decodingContainer", takesCoder: true, isThrowing: function.isThrowing)
  }
}

extension [Family] {
  /// Whether the values of a type have the same discriminator in all families of the type.
  func describeEqually(_ type: DeclarationID) -> Bool {
    var first: (representation: Family.Representation, name: String?)?
    for family in self where family.base == nil {
      guard let member = family.member(type) else { continue }
      let name = family.representation == .untagged ? nil : member.names.first
      if let first, first != (family.representation, name) { return false }
      first = (family.representation, name)
    }
    return true
  }
}

extension Family {
  /// The discriminator that one of its types writes beside its properties.
  fileprivate func tag(of type: DeclarationID) -> ObjectPlan.Tag? {
    guard base == nil, let place = representation.internalTag else { return nil }
    return member(type)?.names.first.map { ObjectPlan.Tag(place: place, name: $0, type: tagType) }
  }
}
