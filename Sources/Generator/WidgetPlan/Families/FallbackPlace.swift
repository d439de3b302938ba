import WidgetModel
import WidgetSyntax

/// In a value with an unknown name, the place from which the fallback is decoded.
package enum FallbackPlace: Equatable, Sendable {
  /// The whole value: `{"type": "video", "id": 1}`.
  case whole
  /// The value of the only key, which is the name: `{"video": {"id": 1}}`.
  case underName
  /// The path of the properties: `{"type": "video", "content": {"id": 1}}`.
  case at([String])
}

/// Determines the place from which fallback types are decoded.
struct FallbackResolver: Sendable {
  private let conformances: Conformances
  private let families: FamilyDeclarations
  private let keyStyles: KeyStyles

  init(_ conformances: Conformances, _ families: FamilyDeclarations, _ keyStyles: KeyStyles) {
    self.conformances = conformances
    self.families = families
    self.keyStyles = keyStyles
  }

  private var model: Model { conformances.model }

  /// Returns the place from which a fallback is decoded. It is the place of the other types' properties, or the whole
  /// value. The whole value is decoded if the fallback has hand-written coding or a property for the name. It is also
  /// decoded if the name is both the value of the tag and the key of the properties.
  ///
  /// - Parameter id: the fallback type, or nil if it is unknown.
  func place(of id: DeclarationID?, in representation: Family.Representation) -> FallbackPlace {
    switch representation {
    case .internal, .untagged: return .whole
    case .external: return id.map(isCodedByHand) ?? false ? .whole : .underName
    case .adjacent(tag: _, content: .underName): return .whole
    case .adjacent(let tag, content: .at(let content)):
      return id.map { isCodedByHand($0) || decodes($0, from: tag) } ?? false
        ? .whole : .at(content)
    }
  }

  /// Returns the place from which the fallback type with the given name is decoded. The name is looked up in the scope
  /// of the family.
  func place(
    named name: String, inScopeOf family: DeclarationID,
    _ representation: Family.Representation
  ) -> FallbackPlace {
    place(of: model.types(named: name, in: Scope(in: family)).first, in: representation)
  }

  /// Whether the decoding or encoding of a type is user-defined.
  func isCodedByHand(_ id: DeclarationID) -> Bool {
    WrittenMembers(of: model.type(id), conformances).hasCoding
  }

  /// Whether a property of a type is decoded from the place of a name.
  func decodes(_ id: DeclarationID, from tag: TagPlace) -> Bool {
    let type = model.type(id)
    let written = WrittenMembers(of: type, conformances)
    let style = keyStyles.style(of: type, conformances[id])
    return type.storedProperties.contains { property in
      let place =
        property.attributes.decodedPlace ?? [property.defaultKey(in: type, written, style)]
      return tag.decodedPaths.contains(type.root + place)
    }
  }
}
