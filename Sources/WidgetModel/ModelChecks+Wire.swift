import WidgetSource
import WidgetSyntax

/// The rules of coding in both directions.
extension ModelChecks {
  func checkWire(_ wire: WireRules) -> [Diagnostic] {
    checkWrapper(wire) + checkWrappers(wire) + checkWireTypes() + checkWireKeys(wire)
      + checkTags(wire)
      + checkWireConstants(wire)
      + checkLossy(wire) + checkUnknown(wire) + checkFlattened(wire) + checkEnum(wire)
      + checkPayloads(wire)
      + checkOnly()
  }

  /// Swift refuses a property wrapper on a `let`, at a place in code that nobody wrote.
  private func checkWrapper(_ wire: WireRules) -> [Diagnostic] {
    guard let wrapper = wire.wrapper else { return [] }
    let constants = type.storedProperties.filter { property in
      property.isLet && property.attributes.contains { $0.localName == wrapper }
    }
    return constants.map { .autoCodableConstant($0, wrapper: wrapper, in: file) }
  }

  /// Functions, tuples and metatypes are not `Codable`, nor is a polymorphic value inside a
  /// generic type.
  private func checkWireTypes() -> [Diagnostic] {
    var resolver = WireTypeResolver(model: builder.model, rules: builder.rules, owner: type.id)
    let scope = Scope(in: type.id)
    let values = type.cases.filter { element in
      (element.parameters ?? []).contains { resolver.resolve($0.type, in: scope).isUncodable }
    }.map { Diagnostic.uncodableValue($0, of: type, encodes: builder.encodes, in: file) }
    let properties = codedProperties.compactMap { property -> Diagnostic? in
      guard let declared = property.type,
        !requirements(of: property).isEmpty, !declared.isOpaque,
        builder.model.wrapper(on: property, builder.rules)?.codedType == nil,
        resolver.resolve(declared, in: Scope(in: property.owner)).isUncodable
      else { return nil }
      return .uncodableType(property, declared, encodes: builder.encodes, in: file)
    }
    return properties + values
  }

  /// Two properties must not be read from, or written to, one place.
  private func checkWireKeys(_ wire: WireRules) -> [Diagnostic] {
    let coding = builder.wireCoding(wire)
    let properties = codedProperties
    return duplicateKeys(of: properties) { coding.keysToRead($0) }.uniqued()
      + duplicateKeys(of: properties) { coding.keysToWrite($0) }.uniqued()
      + checkPaths(of: properties, coding)
  }

  /// What is written as a value cannot be the object, too, in which another property is written:
  /// encoders stop the program there.
  private func checkPaths(of properties: [Property], _ coding: WireCodingBuilder) -> [Diagnostic] {
    guard builder.encodes, properties.contains(where: { $0.annotations.has(.path) }) else {
      return []
    }
    let written = properties.compactMap { property in
      coding.pathToWrite(property).map { (property: property, path: $0) }
    }
    return written.flatMap { inner in
      let around = written.filter { value in
        !value.path.isEmpty && value.path.count < inner.path.count
          && inner.path.starts(with: value.path)
      }
      return around.map { value -> Diagnostic in
        .pathThroughValue(inner.property, value.property, key: value.path, in: file)
      }
    }
  }

  /// Under the tag of a family stands the type's name: a property there has to be that text, and no
  /// value of a case can be.
  private func checkTags(_ wire: WireRules) -> [Diagnostic] {
    let coding = builder.wireCoding(wire)
    let tags = Set(coding.tags.map(\.key))
    let properties = codedProperties.filter { property in
      !tags.isDisjoint(with: coding.keysToRead(property) + coding.keysToWrite(property))
        && !mayBeText(coding.wireType(property), in: Scope(in: property.owner))
    }.map { Diagnostic.keyOfName("'\($0.bareName)'", at: $0.range, of: type, in: file) }
    let refused = generated.variants.compactMap(\.enumCoding).flatMap { coding in
      let tag = coding.representation.internalTag
      return coding.cases.filter { $0.values.contains { $0.key == tag } }.map(\.name)
    }
    return properties
      + type.cases.filter { refused.contains($0.name) }.map {
        .keyOfName($0.valueInWords, at: $0.range, of: type, in: file)
      }
  }

  /// Whether a value may stand in the JSON as a text, as far as can be told.
  func mayBeText(_ type: WireType, in scope: Scope) -> Bool {
    guard case .plain(let name) = type.unwrapped else { return false }
    if type.isScalar { return name == "String" }
    guard let id = builder.model.types(named: name, in: scope).first else { return true }
    let declared = builder.model.type(id)
    switch declared.kind {
    case .enum: return declared.cases.allSatisfy { $0.parameters == nil }
    case .protocol: return false
    default:
      // It may code itself in its own way, or as a protocol does.
      return WrittenMembers(of: declared, in: builder.model).hasDecodingInit
        || !builder.model.conformances(of: id).allSatisfy(KnownProtocols.isKnown)
    }
  }

  /// A constant with a value is written and never read: few want that but for a type's name.
  private func checkWireConstants(_ wire: WireRules) -> [Diagnostic] {
    let tags = Set(wire.families.compactMap(\.representation.internalTag))
    return codedProperties.filter { property in
      property.isLet && property.initialValue != nil && property.annotations[.only] == nil
        && !tags.contains(property.annotations[.key]?.text ?? property.bareName)
    }.map { .constantOnTheWire($0, in: file) }
  }

  private func checkLossy(_ wire: WireRules) -> [Diagnostic] {
    let coding = builder.wireCoding(wire)
    return codedProperties.filter { !isReadByFunction($0) }.compactMap { property in
      let isLossy = property.annotations.has(.lossy)
      guard isLossy || property.annotations[.unknown]?.text == "skip", let declared = property.type
      else { return nil }
      let wireType = coding.wireType(property)
      if let keys = wireType.otherKeys {
        return .leavingOutNeedsStringKeys(property, keys, in: file)
      }
      if !isLossy || wireType.isCollection { return nil }
      if coding.isCodedByWrapper(property) { return .lossyOfWrapper(property, in: file) }
      return builder.model.isSingle(declared, in: Scope(in: property.owner))
        ? .lossyNeedsCollection(property, in: file) : .lossyOfUnseen(property, declared, in: file)
    }
  }

  /// A direction that is left out must not be promised by a protocol.
  private func checkOnly() -> [Diagnostic] {
    let conformances = builder.model.conformances(of: type.id)
    let missing: String? =
      if !type.annotations.allowsEncoding, !builder.written.hasEncode {
        "Encodable"
      } else if !type.annotations.allowsDecoding, !builder.written.hasDecodingInit {
        "Decodable"
      } else {
        nil
      }
    guard let missing, conformances.contains(missing) else { return [] }
    return [.onlyIsNotEnough(type, missing, in: file)]
  }

  var codedProperties: [Property] {
    builder.properties.filter { $0.isStored && !$0.isLazy }
  }
}

extension [Diagnostic] {
  /// Each once, in order.
  fileprivate func uniqued() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}
