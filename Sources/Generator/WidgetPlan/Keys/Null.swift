import WidgetModel
import WidgetSource
import WidgetSyntax

extension AnnotationKey {
  static let null = AnnotationKey(
    "null", on: [.property], takes: .swift, subject: .replacement, direction: .decoding,
    directedOn: [.property], directions: [.both], needs: .policies, excludes: { _ in [.flatten] },
    problem: { annotation, _, subject in NullCheck(subject: subject).problem(annotation) },
    answers: [.missing],
    usage: [
      .onProperties(
        "null = 0",
        "the value if the JSON is [`null`](#null), `throw` for an error; `null(both) = 0` also "
          + "encodes this value as `null`"
      )
    ],
    example: KeyExample(
      """
      // widgetgen: codable
      struct Quota {
        var pages: Int  // widgetgen: null = 0
      }
      """,
      decodes: "Quota", #"{"pages": null}"#,
      encodes: #"{"pages": 0}"#))
}

extension PropertyPlan {
  /// The effect of `null` that an annotation specifies.
  package enum Null: Equatable, Sendable {
    /// A value replaces `null`, and may also be encoded as `null`.
    case replaced(by: Replacement, isEncoded: Bool)
    /// `null` is an error.
    case rejected

    /// The value that replaces `null`, or nil if `null` is an error.
    package var replacement: Replacement? {
      if case .replaced(by: let value, isEncoded: _) = self { value } else { nil }
    }

    /// Whether a value is encoded as `null`.
    package var isEncoded: Bool {
      if case .replaced(_, isEncoded: true) = self { true } else { false }
    }
  }
}

extension PropertyPlanner {
  /// Returns the effect of `null` that an annotation of a property specifies, or nil without this annotation.
  /// Returns nil for a `Field`, which itself distinguishes `null` from a missing key.
  func null(
    _ property: Property, _ shape: JSONShape, _ source: PropertyPlan.Source
  ) -> PropertyPlan.Null? {
    guard runtime.hasPolicies, !source.paths.isEmpty, !shape.isField(in: runtime) else {
      return nil
    }
    let annotated = AnnotatedValue(context, property)
    if annotated.isThrow(.null) { return .rejected }
    guard let value = annotated.code(.null) else { return nil }
    let isEncoded = annotated.annotation(.null)?.direction == .both
    return .replaced(by: .expression(value), isEncoded: isEncoded && runtime.encodes)
  }

  /// Changes the plan of a property with `null(both)`: the value for `null` is encoded as `null`, and the key is left
  /// out if the property is nil.
  func encodeNull(_ plan: inout PropertyPlan) {
    guard plan.null?.isEncoded == true, plan.isEncodedUnderKey else { return }
    plan.encodesNil = true
    if plan.shape.complete.isOptional { plan.omissions.append(.isNil) }
  }
}

/// Checks the `null` annotations of properties. An encoded value has to be decoded as the same value.
private struct NullCheck: KeyCheck {
  let subject: CheckedType

  func problem(_ annotation: Annotation) -> Diagnostic? {
    guard
      let plan = codedProperties.first(where: {
        $0.property.annotations.own(.null)?.keyRange == annotation.keyRange
      })
    else { return nil }
    let isThrow = AnnotatedValue(context, plan.property).isThrow(.null)
    if isThrow, annotation.direction == .both {
      return .annotationValue(
        annotation, "no value is encoded as null; write 'null = throw'", in: file)
    }
    if let why = reasonForNoEffect(plan, annotation, isThrow: isThrow) {
      return .uselessAnnotation(annotation, why, in: file)
    }
    return contradiction(plan, annotation)
  }

  /// Returns a diagnostic if the effect of `null` contradicts other annotations or the type of the property, or nil if
  /// it does not.
  func contradiction(_ plan: PropertyPlan, _ annotation: Annotation) -> Diagnostic? {
    if plan.null == .rejected, let problem = problem(ofRejecting: plan, annotation) {
      return problem
    }
    return planner.encodes ? problem(ofEncoding: plan, annotation) : nil
  }

  /// Returns a diagnostic if the value for null cannot be encoded as null, or if nil is also encoded as null.
  private func problem(ofEncoding plan: PropertyPlan, _ annotation: Annotation) -> Diagnostic? {
    guard let null = plan.null, let path = plan.encodedPath else { return nil }
    let name = plan.property.bareName
    let properties = PropertyPlanner(context, type, planner.written)
    if properties.encodesNil(plan) || plan.hasNonNilDefault {
      let effect =
        null.replacement == nil ? "an error" : "decoded as \(annotation.value.text ?? "a value")"
      return Diagnostic(
        .contradictingAnnotations,
        "nil of '\(name)' is encoded as null, which is \(effect); remove 'null', or make "
          + "'\(name)' non-optional",
        at: annotation.range, in: file)
    }
    guard null.isEncoded, let declared = plan.property.type else { return nil }
    if !plan.decodedPaths.contains(path) {
      return Diagnostic(
        .contradictingAnnotations,
        "'\(name)' is not decoded from the key under which null is encoded; write 'null' without "
          + "'(both)'",
        at: annotation.range, in: file)
    }
    let scope = Scope(in: plan.property.owner)
    let isAnyValue = plan.shape.polymorph.map { !$0.isConcrete } ?? false
    switch subject.conformances.lacking(.equatable, in: declared, from: scope) {
    case .declared, .parameter: return .incomparableToNull(plan.property, annotation, in: file)
    case .foreign, nil:
      return isAnyValue ? .incomparableToNull(plan.property, annotation, in: file) : nil
    }
  }

  /// Returns a diagnostic if `null` cannot be an error, or nil if it can.
  private func problem(ofRejecting plan: PropertyPlan, _ annotation: Annotation) -> Diagnostic? {
    let name = plan.property.bareName
    if plan.onError != nil {
      return .annotationValue(
        annotation, "'invalid' of '\(name)' replaces null; remove one of them", in: file)
    }
    guard NullSearch(context).acceptsNull(plan.shape.unwrapped) else { return nil }
    return .annotationValue(annotation, "the type of '\(name)' accepts null", in: file)
  }

  private func reasonForNoEffect(
    _ plan: PropertyPlan, _ annotation: Annotation, isThrow: Bool
  ) -> String? {
    let name = plan.property.bareName
    if plan.isField { return "'\(name)' distinguishes null" }
    if plan.codedWrapper != nil { return "the property wrapper of '\(name)' is coded" }
    if annotation.value.text == "nil", plan.shape.isOptional {
      return "null is decoded as nil anyway"
    }
    if isThrow, !plan.source.paths.isEmpty, plan.presence == .required, !plan.shape.isOptional,
      plan.onError == nil, !NullSearch(context).acceptsNull(plan.shape)
    {
      return "null is an error for '\(name)' anyway"
    }
    switch plan.source {
    case .element: return "'\(type.name)' is coded as an array"
    case .whole: return "'\(name)' has no key"
    case .function: return "a function decodes '\(name)'"
    // `AnnotationDirectionChecks` reports `null` without `(both)`.
    case .nowhere: return annotation.direction == .both ? "'\(name)' is not decoded" : nil
    case .keys, .paths, .flattened, .remainingKeys: return nil
    }
  }
}

/// Checks the `null` annotations of blocks. Such an annotation may have no effect on a property.
struct NullInBlockChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    codedProperties.compactMap { plan in
      guard plan.null != nil,
        let annotation = AnnotatedValue(context, plan.property).annotation(.null),
        annotation.isOfBlock
      else { return nil }
      return NullCheck(subject: subject).contradiction(plan, annotation)
    }
  }
}

/// The messages about values for `null`, in alphabetical order.
extension Diagnostic {
  fileprivate static func incomparableToNull(
    _ property: Property, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .incomparable,
      "'\(property.bareName)' has type '\(property.type?.text ?? "")', which is not 'Equatable', "
        + "so the value for null cannot be recognized; make it conform, or write 'null' without "
        + "'(both)'",
      at: annotation.range, in: file)
  }
}

/// Finds types that decode null as a value, as far as the sources show. `Optional` is not one of them.
private struct NullSearch {
  private let context: PlanningContext
  /// The visited types, because a type may contain itself.
  private var visited: Set<DeclarationID> = []

  init(_ context: PlanningContext) { self.context = context }

  func acceptsNull(_ shape: JSONShape) -> Bool {
    var search = self
    return search.accepts(shape)
  }

  private mutating func accepts(_ shape: JSONShape) -> Bool {
    switch shape {
    case .optional: true
    case .array, .dictionary, .uncodable: false
    case .partial(.array(let element), leavingOut: .brackets): accepts(element)
    case .partial(let shape, leavingOut: _): accepts(shape)
    case .polymorphic(let value):
      value.declaration.map { accepts($0) } ?? accepts(family: value.base)
    case .value(let value):
      // A coder of an optional decodes null itself.
      if value.coder != nil {
        value.name.hasSuffix("?")
      } else {
        value.declaration.map { accepts($0) } ?? (value.name.localName == "JSONValue")
      }
    }
  }

  private mutating func accepts(family name: String) -> Bool {
    guard let family = context.families.named(name), family.representation == .untagged else {
      return false
    }
    return family.members.contains { accepts($0.type) }
  }

  private mutating func accepts(_ id: DeclarationID) -> Bool {
    guard visited.insert(id).inserted else { return false }
    let type = context.model.type(id)
    if type.lastResort != nil { return true }
    if context.written(in: type).hasDecodingInit { return false }
    if type.kind == .enum {
      guard type.attributes.isFamily, type.attributes.family.isUntagged else { return false }
      return type.cases.contains { element in
        guard element.isDecoded else { return false }
        guard let value = element.parameters?.first else { return true }
        return element.parameters?.count == 1 && value.label == nil
          && accepts(value.type, in: Scope(in: id), owner: id)
      }
    }
    let coded = type.storedProperties.filter { !$0.attributes.isSkipped }
    // Generated code does not decode constants. Synthesized code decodes them, and then requests a container.
    let isGenerated = context.selection.isCoded(id)
    let decoded = coded.filter {
      !isGenerated || $0.attributes.isDecoded && !($0.isLet && $0.initialValue != nil)
    }
    // A type that decodes no keys does not request a container.
    if decoded.isEmpty {
      guard type.kind == .class else { return type.kind == .struct }
      return context.model.superclass(of: id).map { accepts($0.id) } ?? true
    }
    return type.isTransparent
      && coded.contains { property in
        property.type.map { accepts($0, in: Scope(in: property.owner), owner: id) } ?? false
      }
  }

  private mutating func accepts(_ type: TypeName, in scope: Scope, owner: DeclarationID) -> Bool {
    var resolver = ShapeResolver(context, owner: owner)
    return accepts(resolver.resolve(type, in: scope))
  }
}
