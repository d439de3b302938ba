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
          let tag = element.payload == .namedObject ? nil : choice.familyRepresentation?.internalTag
          return Object(
            members: element.values.map(\.property), tags: [tag].compactMap(\.self),
            collectsKeys: false)
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
    if plan.collectsKeys, runtime.hasPolicies {
      return .remainingKeysOfCase(property, declared, in: file)
    }
    if takesAllKeys(declared, in: scope) {
      return .remainingKeysFlattened(property, declared, in: file)
    }
    if case .value(let value) = plan.shape.unwrapped, let id = value.declaration,
      model.attributes(of: id).encodesShorthand
    {
      return .flattenedShorthand(property, declared, in: file)
    }
    if plan.shape.isCollection || plan.isField
      || !ObjectSearch.isObject(declared, in: scope, context)
    {
      return .flattenNeedsObject(property, declared, in: file)
    }
    return TagSearch(context).places(in: declared, scope)
      .filter { tag in object.tags.contains { $0.meets(tag) } }
      .map(\.text).min().map { .flattenBringsName(property, type, key: $0, in: file) }
  }

  /// Whether a flattened value would decode keys that belong to the surrounding object.
  private func takesAllKeys(_ declared: TypeName, in scope: Scope) -> Bool {
    var search = RemainingKeysSearch(context)
    return search.collects(declared, in: scope)
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
        element.values.filter(\.property.isFlattened).map {
          .flattenInContent($0.property.property, ofCase: element.name.bareName, in: file)
        }
      }
    }.uniqued()
  }

  /// Reports flattened optionals for Beagle 1, which has no function that distinguishes missing keys from wrong values.
  private func nilForWrongValues(_ flattened: [PropertyPlan]) -> [Diagnostic] {
    if runtime.hasPolicies { return [] }
    return flattened.filter { $0.source.isFlattened && $0.shape.isOptional && $0.onError == nil }
      .map { .flattenedOptional($0.property, in: file) }
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
      return .flattenBringsKey(
        pair.element.property, keys: keys, first: pair.first.property, in: file)
    }
  }
}
