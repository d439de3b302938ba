import WidgetModel
import WidgetSource
import WidgetSyntax

extension AnnotationKey {
  static let null = AnnotationKey(
    "null", on: [.property], takes: .swift, subject: .replacement, direction: .decoding,
    directedOn: [.property], needs: .policies, excludes: { _ in [.flatten] },
    problem: { annotation, _, subject in NullCheck(subject: subject).problem(annotation) },
    usage: [
      .onProperties(
        "null = 0",
        "the value if the JSON is [`null`](#null); `null(encode) = 0` also encodes this value as `null`"
      )
    ])
}

extension PropertyPlan {
  /// The value of a property for `null`, if it differs from the value for a missing key.
  package struct Null: Equatable, Sendable {
    package var value: Replacement
    /// Whether the value is encoded as `null`.
    package var isEncoded: Bool
  }
}

extension PropertyPlanner {
  /// Returns the value of a property for `null`, or nil if `null` has no other effect than a missing value. Returns nil
  /// for a `Field`, which itself distinguishes `null` from a missing key.
  func null(
    _ property: Property, _ shape: JSONShape, _ source: PropertyPlan.Source
  ) -> PropertyPlan.Null? {
    let annotated = AnnotatedValue(context, property)
    guard runtime.hasPolicies, !source.paths.isEmpty, !shape.isField(in: runtime),
      let value = annotated.code(.null)
    else { return nil }
    let isEncoded = annotated.annotation(.null)?.direction == .encode
    return PropertyPlan.Null(value: .expression(value), isEncoded: isEncoded && runtime.encodes)
  }

  /// Changes the plan of a property with `null(encode)`: the value for `null` is encoded as `null`, and the key is left
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
    let name = plan.property.bareName
    if let why = reasonForNoEffect(plan, annotation) {
      return .uselessAnnotation(annotation, why, in: file)
    }
    guard planner.encodes, let null = plan.null, let path = plan.encodedPath else { return nil }
    let properties = PropertyPlanner(context, type, planner.written)
    if properties.encodesNil(plan) || plan.hasNonNilDefault {
      return .nilIsNull(name, annotation.value.text ?? "a value", annotation, in: file)
    }
    guard null.isEncoded, let declared = plan.property.type else { return nil }
    if !plan.decodedPaths.contains(path) { return .nullElsewhere(name, annotation, in: file) }
    let scope = Scope(in: plan.property.owner)
    let isAnyValue = plan.shape.polymorph.map { !$0.isConcrete } ?? false
    switch subject.conformances.lacking(.equatable, in: declared, from: scope) {
    case .declared, .parameter: return .incomparableToNull(plan.property, annotation, in: file)
    case .foreign, nil:
      return isAnyValue ? .incomparableToNull(plan.property, annotation, in: file) : nil
    }
  }

  private func reasonForNoEffect(_ plan: PropertyPlan, _ annotation: Annotation) -> String? {
    let name = plan.property.bareName
    if plan.isField { return "'\(name)' distinguishes null" }
    if plan.codedWrapper != nil { return "the property wrapper of '\(name)' is coded" }
    if annotation.value.text == "nil", plan.shape.isOptional {
      return "null is decoded as nil anyway"
    }
    switch plan.source {
    case .element: return "'\(type.name)' is coded as an array"
    case .whole: return "'\(name)' has no key"
    case .function: return "a function decodes '\(name)'"
    // Another check reports an annotation that also applies to decoding.
    case .nowhere: return annotation.direction == .encode ? "'\(name)' is not decoded" : nil
    case .keys, .paths, .flattened, .remainingKeys: return nil
    }
  }
}

/// The messages about values for `null`, in alphabetical order.
extension Diagnostic {
  fileprivate static func incomparableToNull(
    _ property: Property, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .incomparable,
      message: "'\(property.bareName)' has type '\(property.type?.text ?? "")', which is not "
        + "'Equatable', so the value for null cannot be recognized; make it conform, or write "
        + "'null' without '(encode)'",
      file: file.source.path, range: annotation.range)
  }

  fileprivate static func nilIsNull(
    _ name: String, _ code: String, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message: "nil of '\(name)' is encoded as null, which is decoded as \(code); remove 'null', "
        + "or make '\(name)' non-optional",
      file: file.source.path, range: annotation.range)
  }

  fileprivate static func nullElsewhere(
    _ name: String, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message: "'\(name)' is not decoded from the key under which null is encoded; write 'null' "
        + "without '(encode)'",
      file: file.source.path, range: annotation.range)
  }
}
