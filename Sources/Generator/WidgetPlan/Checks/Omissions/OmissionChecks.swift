import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks `omit` on properties and values: decoding has to restore a value that was left out.
struct OmissionChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard runtime.encodes else { return [] }
    return codedMembers.flatMap { plan -> [Diagnostic] in
      guard plan.isEncodedUnderKey || mayBeLastElement(plan) else { return [] }
      return plan.property.annotations.filter { $0.ownKey == .omit && $0.value != .flag }
        .compactMap { annotation in
          switch OmissionRule(annotation.value) {
          case .never where plan.destination == .element: nil
          case .never: problem(ofNever: annotation, plan)
          case .default: problem(ofDefault: annotation, plan)
          case .condition(let omission): problem(of: omission, annotation, plan)
          }
        }
    }
  }

  /// Returns a diagnostic for an `omit = never` without effect, such as on a value that is never nil. Returns nil for a
  /// valid annotation.
  private func problem(ofNever annotation: Annotation, _ plan: PropertyPlan) -> Diagnostic? {
    if plan.encodesNil { return nil }
    let name = plan.property.bareName
    let why =
      plan.codedWrapper == nil
      ? "'\(name)' is never nil" : "its property wrapper codes '\(name)'"
    return .uselessAnnotation(annotation, why, in: file)
  }

  /// Returns a diagnostic for `omit = default` on a value that has no default except nil, or that cannot be compared.
  /// Returns nil for a valid annotation.
  private func problem(ofDefault annotation: Annotation, _ plan: PropertyPlan) -> Diagnostic? {
    let name = plan.property.bareName
    guard case .fallback(let value) = plan.presence, !value.isNil else {
      let why =
        plan.shape.isOptional && plan.destination != .element
        ? "nil is not encoded anyway" : "'\(name)' has no default"
      return .uselessAnnotation(annotation, why, in: file)
    }
    if let polymorph = plan.shape.polymorph, !polymorph.isConcrete {
      return omissionOfIncomparable(plan.property, annotation)
    }
    guard let declared = plan.property.type else { return nil }
    let scope = Scope(in: plan.property.owner)
    switch subject.conformances.lacking(.equatable, in: declared, from: scope) {
    case .declared, .parameter:
      return omissionOfIncomparable(plan.property, annotation)
    case .foreign, nil: return nil
    }
  }

  /// Returns a diagnostic for an `omit` whose condition is invalid or has no effect, or for which decoding cannot
  /// restore an omitted value. Returns nil for a valid annotation.
  private func problem(
    of omission: Omission?, _ annotation: Annotation, _ plan: PropertyPlan
  ) -> Diagnostic? {
    guard let omission else {
      return Diagnostic(
        .annotationValue,
        "'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as "
          + "'isEmpty', or a condition on '$0' such as '$0 < 1'",
        at: annotation.range, in: file)
    }
    if omission == .key {
      return plan.reasonForNoObjects.map { .uselessAnnotation(annotation, $0, in: file) }
    }
    if annotation.value.text == "nil", let why = reasonForNoNil(plan) {
      return .uselessAnnotation(annotation, why, in: file)
    }
    let shape = plan.shape.complete.unwrapped
    if let member = omission.member, lacks(member, shape, annotation) {
      return Diagnostic(
        .annotationValue,
        "'\(plan.property.bareName)' of type '\(plan.property.type?.text ?? "")' has no "
          + "'\(member)'; \(cure(shape, member))",
        at: annotation.range, in: file)
    }
    if isNotBoolean(omission, of: plan.shape.complete) {
      return Diagnostic(
        .annotationValue,
        "'\(file.text(annotation.range))' is not a Boolean expression about "
          + "'\(plan.property.bareName)' of type '\(plan.property.type?.text ?? "")'; "
          + "\(cure(shape, nil))",
        at: annotation.range, in: file)
    }
    return lostValue(omission, annotation, plan)
  }

  /// Returns a diagnostic if decoding cannot restore a value that was left out; otherwise nil.
  private func lostValue(
    _ omission: Omission, _ annotation: Annotation, _ plan: PropertyPlan
  ) -> Diagnostic? {
    guard planner.decodes, plan.source != .nowhere, !plan.isReadByFunction else { return nil }
    switch plan.presence {
    case .required:
      return Diagnostic(
        .omittedValue,
        "'\(plan.property.bareName)' is not always encoded, but required for decoding; give it a "
          + "value, '// widgetgen: default = …', or mark the type with '// widgetgen: encodable'",
        at: annotation.range, in: file)
    case .fallback(.expression(let value))
    where omission.member == "isEmpty" && value.isFilledLiteral:
      return Diagnostic(
        .omittedValue,
        "an empty '\(plan.property.bareName)' is not encoded, and a missing key is decoded as "
          + "\(value); give it an empty default, or write 'omit = default'",
        at: annotation.range, in: file)
    case .fallback(.expression(let value)) where omission == .isNil && value != "nil":
      return Diagnostic(
        .omittedValue,
        "nil is not encoded, and a missing key of '\(plan.property.bareName)' is decoded as "
          + "\(value); remove the default, or write 'omit = default'",
        at: annotation.range, in: file)
    case .optional, .fallback: return nil
    }
  }

  /// Returns the reason why `omit = nil` has no effect, or nil if it has an effect.
  private func reasonForNoNil(_ plan: PropertyPlan) -> String? {
    if !plan.shape.isOptional { return "'\(plan.property.bareName)' is never nil" }
    if plan.presence != .optional || plan.destination == .element { return nil }
    return "nil is not encoded anyway"
  }

  /// Whether no element follows a property, with some values of the conditions of `#if`.
  private func mayBeLastElement(_ property: PropertyPlan) -> Bool {
    plan.variants.compactMap(\.object).contains { $0.isLastElement(property) }
  }

  /// Whether a value has no property with the given name. The name after `$0.` may be declared in another module.
  private func lacks(_ member: String, _ shape: JSONShape, _ annotation: Annotation) -> Bool {
    if let isMember = ValueTraits(context.conformances).hasMember(member, shape) {
      return !isMember
    }
    return shape.isOfKnownType && annotation.value.text?.hasPrefix("$0.") != true
      && !member.isBooleanOfSwift && !member.holds(".")
      && !model.declaresProperty(member, in: [.class, .extension, .protocol])
  }

  /// Returns the end of a message about a condition that is not valid for a value.
  private func cure(_ shape: JSONShape, _ member: String?) -> String {
    if ValueTraits(context.conformances).hasMember("isEmpty", shape) == true {
      return "write 'omit = isEmpty', or a condition on '$0'"
    }
    var example = "$0 == 0"
    if case .value(let value) = shape {
      let cases = value.declaration.map { model.type($0).cases.map(\.name) } ?? []
      if let name = cases.first(where: { $0 == member }) ?? cases.first {
        example = "$0 == .\(name)"
      } else if value.name == "Bool" {
        example = "$0 == true"
      }
    }
    return "write a condition on '$0', such as '\(example)'"
  }

  /// Whether a condition is certainly not a Boolean expression about the value.
  private func isNotBoolean(_ omission: Omission, of shape: JSONShape) -> Bool {
    switch omission {
    case .condition(let condition):
      // `!` does not compile for optionals either.
      ["$0", "!$0"].contains(condition.text)
        ? shape.isOptional || shape.isCertainlyNotBoolean : !condition.isBoolean
    case .member(let name): isNotBoolean(name, of: shape.unwrapped)
    case .equalsDefault, .isMissing, .isNil, .key: false
    }
  }

  private func isNotBoolean(_ member: String, of shape: JSONShape) -> Bool {
    switch shape {
    case .array, .dictionary: member.isNoBooleanOfCollections
    case .value(let value) where value.collection != nil: member.isNoBooleanOfCollections
    case .value(let value):
      if let id = value.declaration {
        model.type(id).properties.first { $0.bareName == member }?.type
          .map { $0.dottedName != "Bool" } ?? false
      } else {
        value.name == "String" && member.isNoBooleanOfCollections
      }
    case .optional, .partial, .polymorphic, .uncodable: false
    }
  }

  private func omissionOfIncomparable(
    _ property: Property, _ annotation: Annotation
  ) -> Diagnostic {
    Diagnostic(
      .incomparable,
      "'\(property.bareName)' has type '\(property.type?.text ?? "")', which is not 'Equatable', "
        + "so it cannot be compared with the default; make it conform, or write 'omit' with a "
        + "condition on '$0'",
      at: annotation.range, in: file)
  }
}

extension JSONShape {
  /// Whether the type of the value is known and is not `Bool`.
  fileprivate var isCertainlyNotBoolean: Bool {
    switch self {
    case .array, .dictionary: true
    case .value(let value): isScalar && value.name != "Bool"
    case .optional, .partial, .polymorphic, .uncodable: false
    }
  }
}

extension JSONShape {
  /// Whether the value has a type of the sources, or a scalar or collection of Swift or Foundation.
  fileprivate var isOfKnownType: Bool {
    switch self {
    case .array, .dictionary: true
    case .value(let value):
      value.declaration != nil || value.collection != nil || ScalarTypes.contain(value.name)
    case .optional, .partial, .polymorphic, .uncodable: false
    }
  }
}

extension Model {
  /// Whether a declaration of one of the given kinds has a property with the given name.
  func declaresProperty(_ name: String, in kinds: Set<Declaration.Kind>) -> Bool {
    files.contains { file in
      file.declarations.contains { declaration in
        kinds.contains(declaration.kind)
          && declaration.properties.contains { file.text($0.name) == name }
      }
    }
  }
}

extension String {
  /// Whether a scalar or collection of Swift or Foundation has a Boolean property with this name.
  var isBooleanOfSwift: Bool {
    [
      "hasDirectoryPath", "isASCII", "isCanonical", "isEmpty", "isFileURL", "isFinite",
      "isInfinite", "isLetter", "isNaN", "isNewline", "isNormal", "isNumber", "isPunctuation",
      "isSignMinus", "isSignaling", "isSignalingNaN", "isSubnormal", "isSymbol", "isWhitespace",
      "isZero",
    ].contains(self)
  }

  /// Whether the name is a misspelling of `isEmpty`, or a property of the standard library's collections that is not a
  /// Boolean. Any other name could be declared in an extension.
  fileprivate var isNoBooleanOfCollections: Bool {
    self != "isEmpty"
      && (Suggestion.nearest(to: self, in: ["isEmpty"]) != nil
        || [
          "count", "description", "endIndex", "first", "hashValue", "indices", "keys", "last",
          "startIndex", "values",
        ]
        .contains(self))
  }

  /// Whether the text is a literal of a nonempty string or collection.
  fileprivate var isFilledLiteral: Bool {
    (hasPrefix("\"") || hasPrefix("[")) && !["\"\"", "[]", "[:]"].contains(self)
  }
}

extension Rule {
  static let annotationValue = Rule("annotation-value", .error)
  static let omittedValue = Rule("omitted-value", .warning)
}
