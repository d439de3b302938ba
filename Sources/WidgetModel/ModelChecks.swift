import WidgetSource
import WidgetSyntax

/// What is looked at before code is generated for a type: one function a rule, the rule above it.
struct ModelChecks {
  let builder: GeneratedTypeBuilder
  let generated: GeneratedType
  let conformances: ConformanceCheck

  var type: ModelType { builder.type }
  var file: ParsedFile { builder.file }
  var hasInit: Bool { generated.variants.contains { $0.memberwiseInit != nil } }

  func run() -> [Diagnostic] {
    let conditional = checkConditionalMembers()
    let oneWay = checkNoEncoding()
    guard hasInit || builder.decodes || builder.encodes else { return conditional + oneWay }
    let placement = checkClass() + checkSuperclass() + checkCopyable() + checkReachOfType()
    // What cannot be placed anywhere need not be told to be misplaced once more for each property.
    let properties =
      placement.isEmpty ? checkReachOfProperties() : []
    let coding = builder.rules.wire.map(checkWire) ?? checkDecoding() + oneWay
    return placement + properties + checkWrapped() + checkTypesAreKnown() + checkValues() + coding
      + checkCodingKeys() + checkWritten() + checkBesideFunctions() + conditional
      + checkSkipped() + checkPropertiesInBlocks() + checkConditions() + checkConformances()
      + checkConformanceOfBlock() + checkImportOfBlock()
  }

  /// The parts that are generated, with where they stand and the block that would hold them.
  private var parts: [(member: String, place: GeneratedType.Place, block: String)] {
    var parts: [(String, GeneratedType.Place, String)] = []
    let (initBlock, codingBlock) = (
      GeneratedType.initBlock(of: type.name), GeneratedType.codingBlock(of: type.name)
    )
    if hasInit {
      parts.append(("the memberwise init", generated.initPlace, initBlock))
    }
    if builder.decodes {
      parts.append(("'init(from:)'", generated.decodingPlace, codingBlock))
    } else if builder.encodes {
      parts.append(("'encode(to:)'", generated.decodingPlace, codingBlock))
    }
    return parts
  }

  private var misplaced: [(member: String, place: GeneratedType.Place, block: String)] {
    parts.filter { $0.place == .output }
  }

  /// A class's designated initializers stand in its own body (Swift book, Initialization).
  private func checkClass() -> [Diagnostic] {
    guard type.kind == .class || type.kind == .actor, builder.superclass == nil else { return [] }
    return misplaced.map {
      .classNeedsInline(type, member: $0.member, block: $0.block, in: file)
    }
  }

  /// An initializer must call one of the superclass, and which is not known.
  private func checkSuperclass() -> [Diagnostic] {
    builder.superclass.map {
      [.superclass($0, of: type, isMarked: builder.selected.isMarked, in: file)]
    } ?? []
  }

  /// `Codable` and `Equatable` are for values that can be copied (Swift book, Protocols).
  private func checkCopyable() -> [Diagnostic] {
    type.inherited.contains { $0.text.holds("~Copyable") } ? [.noncopyable(type, in: file)] : []
  }

  /// A generated file sees no private type, nor what is nested in one.
  private func checkReachOfType() -> [Diagnostic] {
    guard type.kind != .class, let part = misplaced.first else { return [] }
    var index: Int? = type.id.index
    while let current = index {
      let id = DeclarationID(file: type.id.file, index: current)
      let level = builder.model.access(of: id)
      if !level.isVisibleInOtherFiles, !isMember {
        return [.unreachableType(type, level, block: part.block, in: file)]
      }
      index = file.declarations[current].parent
    }
    return []
  }

  /// Whether it belongs to a family, whose own check says more.
  private var isMember: Bool {
    builder.rules.wire?.families.contains { $0.member(type.id) != nil } ?? false
  }

  /// A generated file cannot set a property that is private, or whose setter is.
  private func checkReachOfProperties() -> [Diagnostic] {
    guard let part = misplaced.first else { return [] }
    return builder.properties.filter(\.isInitialized).compactMap { property in
      let level = min(property.access, property.setterAccess)
      guard !level.isVisibleInOtherFiles else { return nil }
      return .unreachableMember(
        property.bareName, level, of: type, block: part.block, property.range, in: file)
    }
  }

  /// A generated file cannot set a wrapped property, and may not see the initializer that can.
  private func checkWrapped() -> [Diagnostic] {
    guard let part = misplaced.first, !builder.seesMemberwiseInit else { return [] }
    return builder.unreachableStorage.map {
      .unreachableStorage($0, of: type, block: part.block, in: file)
    }
  }

  /// The properties that have a key of an earlier one.
  func duplicateKeys(
    of properties: [Property], _ keys: (Property) -> [String]
  ) -> [Diagnostic] {
    // The branches of an `#if` may declare a property twice.
    properties.namesakes(by: keys).filter { $0.first.name != $0.element.name }
      .map { .duplicateKey($0.name, $0.element, first: $0.first, in: file) }
  }

  /// A user's `CodingKeys` decides what is decoded; what it leaves out needs a value.
  private func checkCodingKeys() -> [Diagnostic] {
    guard builder.decodes, type.kind != .enum, generated.missingKeys == nil,
      let keys = builder.written.codingKeys, keys.isEnum
    else { return [] }
    let names = Set(keys.cases.map(\.name.bareName))
    let decoding = builder.decoding
    return builder.properties.compactMap { property in
      if names.contains(property.bareName) || property.hasValue || decoding.isFlattened(property) {
        return nil
      }
      return .missingKey(property, keys: keys.id, in: builder.model)
    }
  }

  /// What generated members leave out must have its value from elsewhere.
  private func checkSkipped() -> [Diagnostic] {
    type.storedProperties.filter { property in
      let isLeftOut =
        property.annotations.has(.skip)
        || (builder.decodes && !property.annotations.allowsDecoding)
      return isLeftOut && !property.hasValue
    }.map { .skippedWithoutValue($0, in: file) }
  }

  /// Filling a block of generated members would lose what else stands in it.
  private func checkPropertiesInBlocks() -> [Diagnostic] {
    let names = GeneratedType.blockNames(of: type.name)
    return type.storedProperties.compactMap { property in
      guard let block = builder.model.block(around: property.range, in: property.owner.file),
        names.contains(block.name)
      else { return nil }
      return .propertyInBlock(property, block, in: builder.model.files[property.owner.file])
    }
  }

  /// Every outcome of the `#if`s is generated, and their number doubles with each.
  private func checkConditions() -> [Diagnostic] {
    generated.variants.count > ParsedFile.variantLimit ? [.tooManyConditions(type, in: file)] : []
  }
}

extension GeneratedTypeBuilder {
  /// The class that a class inherits from, as far as the sources declare it.
  var superclass: String? {
    guard type.kind == .class else { return nil }
    return type.inherited.compactMap(\.dottedName).first { name in
      model.types(named: name, in: Scope(in: type.id)).contains {
        model.declaration($0).kind == .class
      }
    }
  }
}

extension TypeName {
  /// Whether it can have no conformance, whatever the sources say: none of its values is coded or
  /// compared.
  var conformsToNothing: Bool {
    switch shape {
    case .function, .tuple, .metatype: true
    default: text.trimmed == "Void"
    }
  }
}
