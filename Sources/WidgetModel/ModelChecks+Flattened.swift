import WidgetSource
import WidgetSyntax

/// The rules of properties that stand among those of another type.
extension ModelChecks {
  /// What is flattened must be an object, and must not bring a name where the type has its own: it
  /// would be decoded as the type itself, for ever.
  func checkFlattened(_ wire: WireRules) -> [Diagnostic] {
    let coding = builder.wireCoding(wire)
    let tags = Set(coding.tags.map(\.key))
    return flattened.compactMap { property in
      guard let declared = property.type else { return nil }
      let scope = Scope(in: property.owner)
      if coding.wireType(property).isCollection
        || !builder.model.isObject(declared, in: scope, wire.families)
      {
        return .flattenNeedsObject(property, declared, in: file)
      }
      let own = builder.model.tagKeys(of: declared, in: scope, wire.families)
      return tags.intersection(own).min().map {
        .flattenBringsName(property, type, key: $0, in: file)
      }
    } + checkFlattenedKeys(wire)
  }

  /// Of two properties in one object that have one key, the last that is written is read as both.
  private func checkFlattenedKeys(_ wire: WireRules) -> [Diagnostic] {
    if flattened.isEmpty { return [] }
    let coding = builder.wireCoding(wire)
    let own = codedProperties.map { (property: $0, keys: coding.keysToWrite($0)) }
    let brought = flattened.map { property in
      let keys = property.type.map {
        writtenProperties(of: $0, in: Scope(in: property.owner), wire).map(\.key)
      }
      return (property: property, keys: keys ?? [])
    }
    // The branches of an `#if` may declare a property twice.
    return (own + brought).namesakes { $0.keys }
      .filter { $0.element.property.annotations.has(.flatten) }
      .filter { $0.first.property.name != $0.element.property.name }
      .map {
        .flattenBringsKey(
          $0.element.property, key: $0.name, first: $0.first.property, in: file)
      }
  }

  /// A case's value that stands beside the case's name must not write something else there.
  func checkPayloads(_ wire: WireRules) -> [Diagnostic] {
    let names = generated.variants.compactMap(\.enumCoding).flatMap { coding -> [String] in
      guard let tag = coding.representation.internalTag else { return [] }
      return coding.cases.filter { $0.isSingle && $0.isObject && brings(tag, $0.name, wire) }
        .map(\.name)
    }
    return type.cases.filter { names.contains($0.name) }.map {
      .keyOfName($0.valueInWords, at: $0.range, of: type, in: file)
    }
  }

  private func brings(_ key: String, _ name: String, _ wire: WireRules) -> Bool {
    guard let value = type.cases.first(where: { $0.name == name })?.parameters?.first else {
      return false
    }
    return writtenProperties(of: value.type, in: Scope(in: type.id), wire).contains {
      $0.key == key && !mayBeText($0.type, in: $0.scope)
    }
  }

  /// The properties that a declared type writes under a key, as far as its declaration tells.
  private func writtenProperties(
    of type: TypeName, in scope: Scope, _ wire: WireRules
  ) -> [(key: String, type: WireType, scope: Scope)] {
    let name = type.unwrapped.dottedName
    guard let id = name.flatMap({ builder.model.types(named: $0, in: scope).first }),
      [.struct, .class].contains(builder.model.declaration(id).kind)
    else { return [] }
    let declared = builder.model.type(id)
    let written = WrittenMembers(of: declared, in: builder.model)
    if written.hasEncode || written.hasDecodingInit { return [] }
    let coding = WireCodingBuilder(
      model: builder.model, type: declared, written: written, rules: builder.rules, wire: wire)
    let keys = written.codingKeys?.names
    return declared.storedProperties
      .filter { !$0.isLazy && !$0.annotations.has(.skip) }
      .filter { keys?.contains($0.bareName) ?? true }
      .flatMap { property in
        coding.keysToWrite(property).map {
          ($0, coding.wireType(property), Scope(in: property.owner))
        }
      }
  }

  private var flattened: [Property] { codedProperties.filter { $0.annotations.has(.flatten) } }
}
