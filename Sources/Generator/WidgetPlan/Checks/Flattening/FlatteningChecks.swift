import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks flattened properties and associated values, whose keys are merged into the surrounding object.
struct FlatteningChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    let members = codedMembers.filter(\.property.attributes.isFlattened)
    if type.isPositional || members.isEmpty { return [] }
    let objects = objects
    return nilForWrongValues(members) + separateContents()
      + objects.flatMap { object in object.flattened.compactMap { problem($0, object) } }.uniqued()
      + objects.flatMap(sharedKeys).uniqued()
  }

  /// An object that contains the properties of a type, or the values of a case.
  private struct Object {
    let members: [PropertyPlan]
    /// The discriminators in the object.
    let tags: [TagPlace]
    /// Whether a dictionary can contain the remaining keys.
    let collectsKeys: Bool

    var flattened: [PropertyPlan] { members.filter(\.property.attributes.isFlattened) }
  }

  private var objects: [Object] {
    let properties = Object(
      members: codedProperties, tags: planner.objects.tags.map(\.place),
      collectsKeys: runtime.hasPolicies)
    return [properties]
      + choices.flatMap { choice in
        choice.cases.filter { !$0.isFallback }.map { element in
          Object(
            members: element.values.map(\.property),
            tags: [choice.tagNextToValues(of: element)].compactMap(\.self), collectsKeys: false)
        }
      }
  }

  /// Returns a diagnostic for a flattened value that is not an object, or that would decode all keys of the enclosing
  /// object. Also returns a diagnostic if the value's discriminator overlaps a discriminator of the enclosing type.
  /// With the same discriminator, the value would be decoded as the enclosing type, in endless recursion. Returns nil
  /// for a valid value.
  private func problem(_ plan: PropertyPlan, _ object: Object) -> Diagnostic? {
    let property = plan.property
    guard let declared = property.type, !plan.shape.isCoded else { return nil }
    let scope = Scope(in: property.owner)
    if plan.collectsKeys, object.collectsKeys { return nil }
    return otherKeys(plan, declared) ?? noKeys(plan, declared)
      ?? TagSearch(context).places(in: declared, scope)
      .filter { tag in object.tags.contains { $0.meets(tag) } }
      .map(\.text).min().map {
        Diagnostic(
          .flattenBringsName,
          "'\(property.bareName)' adds a discriminator under '\($0)', where '\(type.name)' "
            + "already has one; remove 'flatten', or give its family another 'tag'",
          at: property.range(of: .flatten), in: file)
      }
  }

  /// Returns a diagnostic for a value that would decode all keys of the enclosing object; otherwise nil.
  private func otherKeys(_ plan: PropertyPlan, _ declared: TypeName) -> Diagnostic? {
    let property = plan.property
    if plan.collectsKeys, runtime.hasPolicies {
      return Diagnostic(
        .remainingKeys,
        "'\(declared.text)' cannot collect the remaining keys of a case; give the case a struct "
          + "as its only value, and collect the keys there",
        at: property.range(of: .flatten), in: file)
    }
    var search = RemainingKeysSearch(context)
    guard search.collects(declared, in: Scope(in: property.owner)) else { return nil }
    return Diagnostic(
      .remainingKeys,
      "'\(declared.unwrapped.text)' collects the remaining keys, and would also take the keys of "
        + "the surrounding object; collect them there, and remove 'flatten' here",
      at: property.range(of: .flatten), in: file)
  }

  /// Returns a diagnostic for a value that is not an object, or that may be encoded without one; otherwise nil.
  private func noKeys(_ plan: PropertyPlan, _ declared: TypeName) -> Diagnostic? {
    let property = plan.property
    if case .value(let value) = plan.shape.unwrapped, let id = value.declaration,
      model.attributes(of: id).encodesShorthand
    {
      return Diagnostic(
        .flattenNeedsObject,
        "'flatten' merges the keys of '\(property.bareName)' into the surrounding object, but "
          + "'\(declared.unwrapped.text)' may be encoded without an object; write 'shorthand' "
          + "without '(both)' on it",
        at: property.range(of: .flatten), in: file)
    }
    guard
      plan.shape.isCollection || plan.isField
        || !ObjectSearch.isObject(declared, in: Scope(in: property.owner), context)
    else { return nil }
    let problem =
      if runtime.isBeagle, case .dictionary = declared.unwrapped.shape {
        "runtime '\(runtime.name)' does not decode the remaining keys as '\(declared.text)'"
      } else {
        "'\(declared.text)' has none"
      }
    return Diagnostic(
      .flattenNeedsObject,
      "'flatten' merges the keys of '\(property.bareName)' into the surrounding object, but "
        + "\(problem); remove it",
      at: property.range(of: .flatten), in: file)
  }

  /// Reports flattened values in the content of a case, because only the content as a whole has a decoder and an
  /// encoder.
  private func separateContents() -> [Diagnostic] {
    choices.flatMap { choice -> [Diagnostic] in
      switch choice.familyRepresentation {
      case .internal, .untagged, nil: return []
      case .adjacent, .external: break
      }
      let keyed = choice.cases.filter { $0.payload == .keyed && !$0.isFallback }
      return keyed.flatMap { element in
        element.values.filter(\.property.isFlattened).map { value -> Diagnostic in
          let property = value.property.property
          let cure =
            if element.values.count == 1, let declared = property.type, declared.isOptional {
              "remove 'flatten', or write '\(declared.unwrapped.text)' instead of '\(declared.text)'"
            } else {
              "give the case a struct as its only value, and use 'flatten' there"
            }
          return Diagnostic(
            .flattenNeedsObject,
            "'\(property.bareName)' cannot be flattened, because the values of "
              + "'case \(element.name.bareName)' are in an object without the case's name; \(cure)",
            at: property.range(of: .flatten), in: file)
        }
      }
    }.uniqued()
  }

  /// Reports flattened optionals for Beagle 1, which has no function that distinguishes missing keys from wrong values.
  private func nilForWrongValues(_ flattened: [PropertyPlan]) -> [Diagnostic] {
    if runtime.hasPolicies { return [] }
    return flattened.filter { $0.source.isFlattened && $0.shape.isOptional && $0.onError == nil }
      .map {
        Diagnostic(
          .annotationNotForRuntime,
          "with runtime 'beagle-1', the flattened optional '\($0.property.bareName)' is also nil "
            + "if a value is wrong; write "
            + "'static func decode\($0.property.bareName.capitalizedFirst)(from:)' to report that",
          at: $0.property.range(of: .flatten), in: file)
      }
  }

  /// Reports flattened values that encode a key of another value, because only one of the two values would be in the
  /// JSON. Types that are only decoded are not reported, because both values are decoded.
  private func sharedKeys(_ object: Object) -> [Diagnostic] {
    guard planner.encodes else { return [] }
    let encoded = EncodedProperties(context)
    let own = object.members.map { (property: $0.property, keys: $0.encodedKeys) }
    let inner = object.flattened.map { plan in
      let property = plan.property
      guard plan.destination == .flattened, !plan.shape.isCoded, let declared = property.type
      else { return (property: property, keys: [String]()) }
      let paths = encoded.flattenedPaths(of: declared, in: Scope(in: property.owner))
      return (property: property, keys: paths.map { $0.joined(separator: ".") }.uniqued())
    }
    let shared = (own + inner).namesakes { $0.keys }.filter { namesake in
      // The branches of an `#if` may declare a property twice.
      namesake.element.property.attributes.isFlattened
        && namesake.first.property.name != namesake.element.property.name
    }
    // Each pair of properties is reported once, with all their common keys.
    let pairs = shared.uniqued { [$0.element.property.range, $0.first.property.range] }
    return pairs.map { pair in
      let keys = shared.filter {
        $0.element.property.range == pair.element.property.range
          && $0.first.property.range == pair.first.property.range
      }.map(\.name)
      let (name, other) = (pair.element.property.bareName, pair.first.property.bareName)
      let list = keys.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      let words =
        "the key\(keys.count == 1 ? "" : "s") \(list)"
        + (keys.count > 3 ? " and \(keys.count - 3) more" : "")
      return Diagnostic(
        .flattenBringsKey,
        pair.first.property.attributes.isFlattened
          ? "'\(name)' and '\(other)' both encode \(words), so a value is lost; remove 'flatten' "
            + "from one of them"
          : "'\(name)' encodes \(words) of '\(other)', so a value is lost; remove 'flatten', or "
            + "give '\(other)' another key with '// widgetgen: key = …'",
        at: pair.element.property.range(of: .flatten), in: file,
        notes: [.init("first used here", at: pair.first.property.range, in: file)])
    }
  }
}

extension Rule {
  static let flattenBringsKey = Rule("flatten-brings-key", .error)
  static let flattenBringsName = Rule("flatten-brings-name", .error)
  static let flattenNeedsObject = Rule("flatten-needs-object", .error)
}
