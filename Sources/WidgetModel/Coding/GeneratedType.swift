import WidgetSyntax

/// All that is generated for one type, decided to the last detail: templates loop and print.
package struct GeneratedType: Sendable {
  package let id: DeclarationID
  /// The dotted name.
  package var name: String
  /// Whether initializers that a protocol asks for must be `required`.
  package var needsRequired: Bool
  /// Conformances that the source leaves to the generated extension.
  package var conformances: [String]
  /// The condition of the `#if`s around the type.
  package var condition: String?
  /// One for each way in which the `#if`s inside the type may come out; usually one.
  package var variants: [Variant]
  package var initPlace: Place
  package var decodingPlace: Place
  /// Cases that the user's `CodingKeys` leaves to its inline block; nil without such a block.
  package var missingKeys: [String]?

  /// Where generated members stand.
  package enum Place: Hashable, Sendable {
    /// In an extension in a file of the output folder.
    case output
    /// In a block of the source, filled only with `--inline`.
    case block(name: String)
  }

  /// The members under one condition.
  package struct Variant: Sendable {
    /// What stands behind `#if` or `#elseif`; nil for `#else` and where there is no `#if`.
    package var condition: String?
    package var memberwiseInit: MemberwiseInit?
    package var decoding: Decoding?
    package var enumDecoding: EnumDecoding?
  }

  /// Whether some variant has something for a place.
  package func hasMembers(in place: Place) -> Bool {
    variants.contains { variant in
      (initPlace == place && variant.memberwiseInit != nil)
        || (decodingPlace == place && (variant.decoding != nil || variant.enumDecoding != nil))
    }
  }
}

/// Makes the facts of one selected type, and finds what is wrong with it.
struct GeneratedTypeBuilder {
  let model: Model
  let selected: SelectedType
  let rules: CodingRules
  let type: ModelType
  let written: WrittenMembers

  init(_ selected: SelectedType, in model: Model, _ rules: CodingRules) {
    self.model = model
    self.selected = selected
    self.rules = rules
    type = model.type(selected.id)
    written = WrittenMembers(of: type, in: model)
  }

  func build() -> GeneratedType {
    GeneratedType(
      id: type.id, name: type.name,
      needsRequired: type.kind == .class && !type.modifiers.contains("final"),
      conformances: missingConformances, condition: type.clause.map(file.conditionText),
      variants: variants.map(variant), initPlace: initPlace, decodingPlace: decodingPlace,
      missingKeys: missingKeys)
  }

  var file: ParsedFile { model.files[type.id.file] }

  var variants: [Variant] {
    let members =
      type.kind == .enum ? type.cases.map(\.clause) : type.storedProperties.map(\.clause)
    return file.variants(of: members.compactMap { $0 }, inside: type.clause)
  }

  var initPlace: GeneratedType.Place { place("auto:\(type.name).Init") }
  var decodingPlace: GeneratedType.Place { place("auto:\(type.name).Coding") }

  /// Whether `init(from:)` is asked for and not written by the user.
  var decodes: Bool {
    selected.parts.contains(.decoding) && !written.hasDecodingInit && type.kind != .actor
  }

  /// The stored properties that generated members deal with.
  var properties: [Property] { type.storedProperties.filter { !$0.annotations.has(.skip) } }

  private func variant(_ variant: Variant) -> GeneratedType.Variant {
    func holds(_ clause: Int?) -> Bool {
      guard let clause, clause != type.clause else { return true }
      return variant.clauses.contains(clause)
    }
    let properties = properties.filter { holds($0.clause) }
    var result = GeneratedType.Variant(condition: variant.condition)
    if selected.parts.contains(.memberwiseInit), type.kind != .enum {
      let initializer = model.memberwiseInit(type, properties, access: access, rules)
      let signature = initializer.parameters.map {
        WrittenMembers.ParameterSignature(label: $0.name.bareName, type: $0.type)
      }
      if !written.initializers.contains(signature) { result.memberwiseInit = initializer }
    }
    if decodes, type.kind == .enum {
      let cases = type.cases.filter { holds($0.clause) }
      result.enumDecoding = model.enumDecoding(type, cases, written, access: access)
    } else if decodes {
      let builder = DecodingBuilder(model: model, type: type, written: written, rules: rules)
      result.decoding = builder.decoding(properties, access: access)
    }
    return result
  }

  /// What Sourcery's templates wrote for marked types, `internal` included; else only what is
  /// not the default.
  private var access: AccessLevel? {
    let level = type.access.ofMember
    if !level.isVisibleInOtherFiles { return nil }
    return level == .internal && !selected.isMarked ? nil : level
  }

  private func place(_ block: String) -> GeneratedType.Place {
    model.hasBlock(block) ? .block(name: block) : .output
  }

  private var missingConformances: [String] {
    guard decodes, decodingPlace == .output, !selected.isMarked,
      !model.conformances(of: type.id).contains("Decodable")
    else { return [] }
    return ["Decodable"]
  }

  private var missingKeys: [String]? {
    guard let keys = written.codingKeys,
      model.hasBlock("auto:\(model.name(of: keys.id)).AutoCodable")
    else { return nil }
    let names = Set(keys.cases.map(\.name.bareName))
    let builder = DecodingBuilder(model: model, type: type, written: written, rules: rules)
    return properties.filter { $0.isInitialized && !builder.isFlattened($0) }
      .map(\.name).filter { !names.contains($0.bareName) }
  }
}
