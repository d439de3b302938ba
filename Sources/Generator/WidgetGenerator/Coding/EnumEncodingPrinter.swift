import WidgetModel
import WidgetPlan

/// The body of the function that encodes an enum.
///
/// For example: `case .circle(let radius): …`.
struct EnumEncodingPrinter {
  let plan: EnumPlan
  let vocabulary: any EncodingVocabulary

  var statements: [SwiftStatement] {
    if case .rawValue(let type, let isRenamed) = plan.representation {
      return RawValuePrinter(plan: plan, type: type, isRenamed: isRenamed).encoding(vocabulary)
    }
    guard let representation = plan.familyRepresentation else { return [] }
    let cases = plan.cases.flatMap { $0.isEncoded ? $0.forms : [$0] }.map { element in
      SwiftStatement.Branch.pattern(pattern(of: element), body(of: element, representation))
    }
    return (plan.coding.isRecursive ? [vocabulary.checkDepthOfSelf] : [])
      + [.switch(.name("self"), cases)]
  }

  /// `.card(let title, let size)`.
  private func pattern(of element: EnumPlan.Case) -> String {
    if !element.isEncoded { return ".\(element.name)" }
    var values = element.values.map { element.encodes($0) ? "let \(variable($0))" : "_" }
    if let chosen = element.chosen {
      let own = values.suffix(chosen.choice.values.count)
      values.removeLast(own.count)
      let pattern = chosen.choice.value + (own.isEmpty ? "" : "(\(own.joined(separator: ", ")))")
      values.insert(pattern, at: chosen.index)
    }
    return values.allSatisfy { $0 == "_" }
      ? ".\(element.name)" : ".\(element.name)(\(values.joined(separator: ", ")))"
  }

  private func body(
    of element: EnumPlan.Case, _ representation: Family.Representation
  ) -> [SwiftStatement] {
    if !element.isEncoded {
      return [.throwUnwritten(element, by: vocabulary.encoder, vocabulary.spelling.names)]
    }
    // If a case for unknown names stores nothing, it encodes its own name. This name is unknown when it is decoded
    // again.
    if element.acceptsOtherNames, let value = element.values.first {
      guard let stored = element.stored else { return vocabulary.single(boxed(value)) }
      return body(of: element, stored, representation)
    }
    if element.name == plan.encodedShorthand?.name, element.encodes(element.values[0]) {
      return vocabulary.single(boxed(element.values[0]))
    }
    let text = element.names.first ?? ""
    let name = EncodedName.known(text)
    switch representation {
    case .internal(let tag):
      switch element.payload {
      case .keyed, .single:
        return vocabulary.object(
          isShared: element.repeatsKeys(beside: tag.encodedPath),
          [head(name, tag)] + values(of: element))
      case .object:
        let members = vocabulary.members(of: boxed(element.values[0]), isOptional: false)
        return vocabulary.object(isShared: true, [head(name, tag), members])
      case .namedObject: return [vocabulary.whole(boxed(element.values[0]))]
      }
    case .adjacent(let tag, let content):
      let path = content.path(of: text)
      return vocabulary.object(
        isShared: tag.encodedPath[0] == path[0], [head(name, tag)] + adjacent(element, at: path))
    case .external:
      return vocabulary.object(isShared: false, external(element, under: vocabulary.key(name)))
    case .untagged:
      if element.payload != .keyed { return alone(element.values[0]) }
      if element.values.isEmpty, !plan.isUntaggedDefault(element) { return vocabulary.null }
      return vocabulary.object(isShared: element.repeatsKeys(), values(of: element))
    }
  }

  private func adjacent(_ element: EnumPlan.Case, at path: [String]) -> [SwiftStatement] {
    if element.values.isEmpty, !plan.encodesEmptyContent(of: element) { return [] }
    if element.payload != .keyed { return [self.value(element.values[0], at: path)] }
    return vocabulary.content(
      at: vocabulary.place(path), isShared: element.repeatsKeys(),
      values(of: element, inContent: true))
  }

  private func external(_ element: EnumPlan.Case, under key: [SwiftArgument]) -> [SwiftStatement] {
    element.payload != .keyed
      ? [vocabulary.value(boxed(element.values[0]), at: key)]
      : vocabulary.content(
        at: key, isShared: element.repeatsKeys(), values(of: element, inContent: true))
  }

  /// Encodes a case that stores the decoded name, the content, or both, because it is for unknown names or has a name
  /// pattern.
  private func body(
    of element: EnumPlan.Case, _ stored: EnumPlan.Stored,
    _ representation: Family.Representation
  ) -> [SwiftStatement] {
    let own = element.names.first ?? ""
    let storedName = stored.name.map { SwiftExpression.name(variable(element.values[$0])) }
    let name = storedName.map(EncodedName.stored) ?? .known(own)
    let content = stored.content.map { element.values[$0.index] }
    if let content, !stored.encodesName { return [vocabulary.whole(boxed(content))] }
    switch representation.forUnknownNames {
    case .internal(let tag):
      guard let content else { return vocabulary.object(isShared: false, [head(name, tag)]) }
      if stored.content?.isJSON ?? false {
        return [json(content, storedName ?? .string(own), tag)]
      }
      return vocabulary.object(
        isShared: true,
        [head(name, tag), vocabulary.members(of: boxed(content), isOptional: false)])
    case .adjacent(let tag, let place):
      let path = place.path(of: own)
      return vocabulary.object(
        isShared: tag.encodedPath[0] == path[0],
        [head(name, tag)] + (content.map { [value($0, at: path)] } ?? []))
    case .external:
      let key = vocabulary.key(name)
      return vocabulary.object(
        isShared: false,
        content.map { [vocabulary.value(boxed($0), at: key)] }
          ?? vocabulary.content(at: key, isShared: false, []))
    case .untagged: return content.map(alone) ?? vocabulary.null
    }
  }

  /// Encodes stored JSON together with its name.
  private func json(
    _ value: EnumPlan.Value, _ name: SwiftExpression, _ tag: TagPlace
  ) -> SwiftStatement {
    vocabulary.call(
      on: .name(variable(value)), [SwiftArgument("named", name)] + .place(tag.encodedPath))
  }

  private func head(_ name: EncodedName, _ tag: TagPlace) -> SwiftStatement {
    vocabulary.name(name, plan.tagType, at: tag)
  }

  // MARK: - Values

  /// Encodes the only value of an option. Next to a flattened enum, a container would replace the properties of the
  /// surrounding object, or fail.
  private func alone(_ value: EnumPlan.Value) -> [SwiftStatement] {
    value.shape.hasOwnCoding
      ? [vocabulary.itself(boxed(value))] : vocabulary.single(boxed(value))
  }

  private func values(of element: EnumPlan.Case, inContent: Bool = false) -> [SwiftStatement] {
    element.encodedValues.map { value($0, inContent: inContent) }
  }

  private func value(
    _ value: EnumPlan.Value, at path: [String]? = nil, inContent: Bool = false
  ) -> SwiftStatement {
    vocabulary.properties(inContent: inContent)
      .encoding(value, of: .name(variable(value)), at: path)
  }

  private func boxed(_ value: EnumPlan.Value) -> SwiftExpression {
    vocabulary.spelling.boxed(.name(variable(value)), value.shape)
  }

  /// Returns the variable to which a value is bound. Its name does not occur in the surrounding statements.
  private func variable(_ value: EnumPlan.Value) -> String {
    let name =
      value.label?.bareName
      ?? (value.key.hasPrefix("_") ? "value" + value.key.dropFirst() : value.key)
    if value.label == nil, !name.isPlain { return "value" }
    return name.variable(excluding: vocabulary.takenNames)
  }
}

extension EnumPlan.Case {
  /// Whether a key may be encoded twice in the object of the case's values, because several paths begin with the key, or
  /// because a flattened value may have any keys.
  ///
  /// - Parameter tag: the path of the discriminator in the same object, or nil if there isn't one.
  fileprivate func repeatsKeys(beside tag: [String]? = nil) -> Bool {
    var keys = Set(tag?.prefix(1) ?? [])
    return encodedValues.contains { value in
      value.property.encodedPath?.first.map { !keys.insert($0).inserted } ?? true
    }
  }
}
