import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// The keys: `CodingKeys`, and the annotations that replace it.
extension ProposalBuilder {
  /// Returns the keys of the `CodingKeys` that the compiler synthesizes. Returns no keys if `CodingKeys` refers to the
  /// keys of an enclosing type or of a superclass, because nothing is synthesized.
  func synthesizedKeys() -> [String: String] {
    if hasSuperclass { return [:] }
    if !isSynthesized(decodes: !members.decoding.isEmpty, encodes: !members.encoding.isEmpty) {
      for outer in model.enclosingTypes(of: type.id).dropFirst()
      where context.written(in: outer).codingKeys != nil { return [:] }
    }
    let names = type.storedProperties.map(\.bareName)
    return Dictionary(names.map { ($0, $0) }) { first, _ in first }
  }

  /// Returns the keys of an enum other than `CodingKeys`, or nil if it is not plain or has several declarations.
  func otherKeys(of name: String) -> [String: String]? {
    guard let id = onlyType(named: name, in: type.id), model.declaration(id).kind == .enum else {
      return nil
    }
    do throws(Obstacle) {
      return try KeyEnum(id, type.id, model).keys
    } catch {
      return nil
    }
  }

  /// Whether the values of a type are keys with any text.
  func areTexts(_ name: String) -> Bool {
    onlyType(named: name, in: type.id).flatMap { TextKeys($0, in: model) } != nil
  }

  /// Checks that generated code requires each nested object that a body requires: it does if it requires a value in the
  /// object, or if a function requests the container.
  func checkObjects(
    of reader: DecodingReader, _ functions: Functions, in facts: [String: DecodedFact]
  ) throws(Obstacle) {
    for (start, object) in reader.objects.sorted(by: { $0.key < $1.key }) {
      let isRequired =
        functions.statements.contains(start)
        || facts.values.contains { fact in
          fact.place.isInside(object) && fact.missing == .error && fact.null == .error
            && fact.wrong == .error
        }
      if !isRequired { throw Obstacle(.differs, "a nested object is required", at: start) }
    }
  }

  /// Checks that generated code always encodes each nested object that a body encodes.
  func checkObjects(
    of reader: EncodingReader, in facts: [String: EncodedFact]
  ) throws(Obstacle) {
    for object in reader.objects {
      let isEncoded = facts.values.contains { fact in
        fact.place.isInside(object) && !fact.omitsNil && fact.omission == nil
      }
      if !isEncoded { throw Obstacle(.differs, "the object '\(object.joined(separator: "."))'") }
    }
  }

  func addKeys(
    _ properties: [PropertyWords], to proposal: inout Proposal
  ) throws(Obstacle) {
    let style = Self.style(of: properties)
    if let style { proposal.words.append("keyStyle = \(style.rawValue)") }
    for words in properties {
      let name = words.property.bareName
      proposal.propertyWords[name] =
        try words.keyWords(style) + (proposal.propertyWords[name] ?? [])
    }
  }

  /// Adds the keys of properties for which `CodingKeys`, which stays, has no case or another key.
  func addKeys(
    _ properties: [PropertyWords], besideKeysTo proposal: inout Proposal
  ) throws(Obstacle) {
    for words in properties {
      let name = words.property.bareName
      proposal.propertyWords[name] = try words.keyWords(nil) + (proposal.propertyWords[name] ?? [])
    }
  }

  /// Returns the style that saves the most annotations, or nil if no style saves two.
  private static func style(of properties: [PropertyWords]) -> NameStyle? {
    let keys = properties.flatMap { words in
      [words.decoded?.place.key, words.encoded?.place.key].compactMap { key in
        key.map { (words.property.bareName, $0) }
      }.prefix(1)
    }
    func saved(_ style: NameStyle) -> Int {
      keys.reduce(0) { sum, pair in
        let (name, key) = pair
        let styled = style.apply(toKey: name)
        return sum + (key == styled ? 1 : 0) - (key == name ? 1 : 0)
      }
    }
    let styles: [NameStyle] = [.snake, .kebab, .pascal, .screamingSnake, .camel]
    let best = styles.max { saved($0) < saved($1) }
    return best.flatMap { saved($0) > 1 ? $0 : nil }
  }

  /// Whether nothing else uses the keys: no member that stays, no other type, and no synthesized coding.
  func removesKeys(_ keyEnum: KeyEnum, _ proposal: Proposal) -> Bool {
    let decodes = proposal.decoded != nil || proposal.enumFacts?.decoded != nil
    let encodes = proposal.encoded != nil || proposal.enumFacts?.encoded != nil
    if isSynthesized(decodes: decodes, encodes: encodes)
      || proposal.functions.contains(where: { $0.text.holds("CodingKeys") })
    {
      return false
    }
    // Other modules can use public keys.
    if model.effectiveAccess(of: keyEnum.id) > .internal { return false }
    // A subclass can use the keys.
    if type.kind == .class, !type.modifiers.contains("final") { return false }
    let declared = model.declaration(keyEnum.id).range
    for owner in [type.id] + type.extensions {
      let file = model.files[owner.file]
      let isUsed = file.tokens(in: model.declaration(owner).body).contains { token in
        token.kind == .identifier && file.text(token.range) == "CodingKeys"
          && !(owner == keyEnum.owner && declared.bounds.contains(Int(token.start)))
          && !proposal.removed.contains {
            $0.owner == owner && $0.range.bounds.contains(Int(token.start))
          }
      }
      if isUsed { return false }
    }
    return !uses.keys.types.contains(type.localName)
  }

  /// Whether the compiler synthesizes the coding in a direction that is not written by hand.
  func isSynthesized(decodes: Bool, encodes: Bool) -> Bool {
    let conformances = context.conformances[type.id]
    return (!decodes && conformances.contains("Decodable"))
      || (!encodes && conformances.contains("Encodable"))
  }
}
