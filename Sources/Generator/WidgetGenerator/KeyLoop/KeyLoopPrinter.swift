import WidgetModel
import WidgetPlan

/// Prints the Swift code that reads the fields of an object from bytes.
struct KeyLoopPrinter {
  let fields: [KeyLoopField]
  let vocabulary: BytesVocabulary
  /// The key of a tag that was already read, or nil if there isn't one. The loop skips this key unless a field has the
  /// same key.
  var tag: String?

  static let object = SwiftExpression.name("object")
  private static let inObject = SwiftArgument("in", .address(object))

  /// The fields whose keys the loop reads.
  private var passed: [(field: KeyLoopField, key: KeyLoopField.Key)] {
    fields.compactMap { field in field.key.map { (field, $0) } }
  }

  /// Returns statements that declare the variables, read the object into them, and move past the object.
  ///
  /// - Parameters:
  ///   - acceptsAnyValue: whether a type without keys accepts a value other than an object.
  ///   - readsAgain: whether the object is read again after the loop.
  func reading(acceptsAnyValue: Bool, readsAgain: Bool = false) -> [SwiftStatement] {
    let readsAgain = readsAgain || fields.contains(where: \.hasOtherPlaces)
    guard !passed.isEmpty else {
      if !readsAgain, acceptsAnyValue { return [.skipValue] }
      let pass = SwiftExpression.attempt(
        BytesVocabulary.json.calling(acceptsAnyValue ? "passValue" : "passObject"))
      return [readsAgain ? .constant("object", pass) : .assign("_", pass)]
    }
    let next = BytesVocabulary.json.calling("field", Self.inObject)
    let lookups = passed.compactMap { lookup($0, $1) }
    return passed.map { declaration($0.field) } + [
      .variable("object", open(readsAgain: readsAgain)),
      .whileLet(
        "field", next,
        [
          .switch(
            .name("field"),
            passed.map { branch($0, $1) } + [.otherwiseLine(.expression(.name("break")))])
        ]),
    ] + (hasOtherPlaces ? [isRead([])] : []) + lookups + (needsValues ? [isRead(required)] : [])
  }

  /// Whether some values are looked up in the object after the loop.
  private var hasOtherPlaces: Bool { fields.contains(where: \.hasOtherPlaces) }

  /// The fields that must have a value after the loop and all lookups.
  private var required: [KeyLoopField] {
    passed.map(\.field).filter { $0.member.presence == .required }
  }

  /// Whether the code must check, after all lookups, that the object was read and has the required fields.
  private var needsValues: Bool { !hasOtherPlaces || !required.isEmpty }

  /// The literal with the keys that the loop reads.
  private var keyList: String {
    KeyList(passed.map { KeyList.Entry(key: $1.text, presence: $0.keyPresence) }).literal
  }

  /// `guard !object.isFailed, let title else { throw json.failure(of: object) }`.
  private func isRead(_ required: [KeyLoopField]) -> SwiftStatement {
    let conditions = ["!object.isFailed"] + required.map { "let \($0.local)" }
    return .guard(
      .verbatim(conditions.joined(separator: ", ")),
      [.throw(BytesVocabulary.json.calling("failure", SwiftArgument("of", Self.object)))])
  }

  /// Declares a field's variable. Swift does not initialize a variable to nil if the type is a typealias of an optional
  /// or is written as `Optional<T>`.
  private func declaration(_ field: KeyLoopField) -> SwiftStatement {
    field.type.hasSuffix("?")
      ? .declare(field.local, type: field.type)
      : .variable(field.local, type: field.type, .null)
  }

  private func open(readsAgain: Bool) -> SwiftExpression {
    var arguments = [SwiftArgument(nil, .string(keyList))]
    if let tag, !passed.contains(where: { $0.key.text == tag }) {
      arguments.append(SwiftArgument("skipping", .string(tag)))
    }
    if readsAgain { arguments.append(SwiftArgument("isKept", .verbatim("true"))) }
    return BytesVocabulary.json.calling("fields", arguments)
  }

  private func branch(_ field: KeyLoopField, _ key: KeyLoopField.Key) -> SwiftStatement.Branch {
    .line("\(key.number)", .assign(field.local, read(field.member)))
  }

  /// Returns the expression that reads a value in the loop. The code after the loop detects values that are missing or
  /// cannot be read.
  private func read(_ member: DecodedMember) -> SwiftExpression {
    let isRequired = member.decodesNull
    guard let wrong = member.onError else {
      let value = properties.call(
        member, isRequired: isRequired, givesOptional: true, at: [Self.inObject])
      // A missing value of a required key is nil as well, so null is replaced after the loop.
      return isRequired ? value : properties.replacingNull(value, member)
    }
    var value = properties.replacingNull(
      properties.call(member, isRequired: isRequired, at: []), member)
    if case .fallback(let fallback) = member.presence, member.null == nil,
      !member.hasNonNilDefault, !member.isField
    {
      value = .coalesce(value, properties.replacement(fallback))
    }
    return found(
      .attempt(
        .recovering(
          value.renaming(BytesVocabulary.json, to: "$0"), by: BytesVocabulary.json, [],
          with: properties.replacement(wrong))), member)
  }

  /// Returns the expression for the value of an existing key. The expression uses `some` if the value can be null,
  /// because the compiler could otherwise treat null as a missing value.
  private func found(
    _ value: SwiftExpression, _ member: DecodedMember
  ) -> SwiftExpression {
    member.isNullable ? .call(.implicitMember("some"), [SwiftArgument(nil, value)]) : value
  }

  /// Returns the statement that looks up a value at its other places if the loop has not found the value. Returns nil
  /// if there are no other places.
  private func lookup(_ field: KeyLoopField, _ key: KeyLoopField.Key) -> SwiftStatement? {
    guard field.hasOtherPlaces else { return nil }
    return .if(.not(has(key)), [.assign(field.local, found(found(field), field.member))])
  }

  private func has(_ key: KeyLoopField.Key) -> SwiftExpression {
    Self.object.calling("has", SwiftArgument(nil, .verbatim("\(key.number)")))
  }

  /// Returns the expression that looks up a value at all its places.
  private func found(_ field: KeyLoopField) -> SwiftExpression {
    var member = field.member
    member.isKey = false
    let object = SwiftArgument("of", Self.object)
    return properties.decoding(
      member, at: PlaceArguments(firstOf: field.source.paths, in: object))
  }

  /// Returns the expression for a field's value after the object was read.
  func value(_ field: KeyLoopField) -> SwiftExpression {
    guard let key = field.key else { return found(field) }
    let local = SwiftExpression.name(field.local)
    switch field.member.presence {
    case .required: return properties.replacingNull(local, field.member)
    case .optional: return local
    case .fallback(let fallback):
      let replacement = properties.replacement(fallback)
      guard field.member.hasNonNilDefault else { return .coalesce(local, replacement) }
      return field.hasOtherPlaces ? local : .ternary(has(key), local, replacement)
    }
  }

  private var properties: PropertyPrinter { PropertyPrinter(vocabulary) }
}

extension KeyLoopField {
  /// The presence that the loop's list of keys specifies for the field's key.
  fileprivate var keyPresence: KeyList.Presence {
    if hasOtherPlaces || member.isField || member.hasNonNilDefault { return .probed }
    if member.differsForNull, member.presence != .required { return .probed }
    return member.presence == .required ? .required : .optional
  }
}

extension SwiftStatement {
  /// `try json.skip()`.
  static let skipValue = SwiftStatement.expression(
    .attempt(BytesVocabulary.json.calling("skip")))
}
