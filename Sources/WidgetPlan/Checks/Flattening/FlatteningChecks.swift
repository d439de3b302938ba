import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks flattened properties, whose keys are merged into the surrounding object.
struct FlatteningChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    if flattened.isEmpty { return [] }
    return nilForWrongValues() + flattened.compactMap(problem) + sharedKeys()
  }

  private var flattened: [PropertyPlan] {
    type.isPositional ? [] : codedProperties.filter { $0.property.attributes.isFlattened }
  }

  /// Returns a diagnostic for a flattened value that is not an object, or that would decode all keys of the enclosing
  /// object. Also returns a diagnostic if the value's discriminator overlaps a discriminator of the enclosing type.
  /// With the same discriminator, the value would be decoded as the enclosing type, in endless recursion. Returns nil
  /// for a valid value.
  private func problem(_ plan: PropertyPlan) -> Diagnostic? {
    let property = plan.property
    guard let declared = property.type, !plan.shape.isCoded else { return nil }
    let scope = Scope(in: property.owner)
    if plan.collectsKeys, runtime.hasPolicies { return nil }
    if takesAllKeys(declared, in: scope) {
      return .remainingKeysFlattened(property, declared, in: file)
    }
    if plan.shape.isCollection || plan.isField
      || !ObjectSearch.isObject(declared, in: scope, context)
    {
      return .flattenNeedsObject(property, declared, in: file)
    }
    let tags = planner.objects.tags.map(\.place)
    return TagSearch(context).places(in: declared, scope)
      .filter { tag in tags.contains { $0.meets(tag) } }
      .map(\.text).min().map { .flattenBringsName(property, type, key: $0, in: file) }
  }

  /// Whether a flattened value would decode keys that belong to the surrounding object.
  private func takesAllKeys(_ declared: TypeName, in scope: Scope) -> Bool {
    var search = RemainingKeysSearch(context)
    return search.collects(declared, in: scope)
  }

  /// Reports flattened optionals for Beagle 1, which has no function that distinguishes missing keys from wrong values.
  private func nilForWrongValues() -> [Diagnostic] {
    if runtime.hasPolicies { return [] }
    return flattened.filter { $0.source.isFlattened && $0.shape.isOptional && $0.onError == nil }
      .map { .flattenedOptional($0.property, in: file) }
  }

  /// Reports flattened properties that encode a key of another property, because only one of the two values would be in
  /// the JSON. Types that are only decoded are not reported, because both properties decode the value.
  private func sharedKeys() -> [Diagnostic] {
    guard planner.encodes else { return [] }
    let encoded = EncodedProperties(context)
    let own = codedProperties.map { (property: $0.property, keys: $0.encodedKeys) }
    let inner = flattened.map { plan in
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
