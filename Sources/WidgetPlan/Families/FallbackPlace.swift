import WidgetModel
import WidgetSyntax

/// Where in an unrecognized value its fallback is decoded.
package enum FallbackPlace: Equatable, Sendable {
  /// The value itself: `{"type": "video", "id": 1}`.
  case whole
  /// Under the name, its only key: `{"video": {"id": 1}}`.
  case underName
  /// At the path of the properties: `{"type": "video", "content": {"id": 1}}`.
  case at([String])
}

extension Model {
  /// Where a fallback type is decoded: where the family's types are, unless its author decodes it, or
  /// it has a property for the name.
  func fallbackPlace(
    of id: DeclarationID?, in representation: Family.Representation
  ) -> FallbackPlace {
    switch representation {
    case .internal, .untagged: return .whole
    case .external: return id.map(isCodedByHand) ?? false ? .whole : .underName
    case .adjacent(tag: _, content: .underName): return .whole
    case .adjacent(let tag, content: .at(let content)):
      return id.map { isCodedByHand($0) || reads(tag, $0) } ?? false ? .whole : .at(content)
    }
  }

  /// The same for a type by its name, as it is known to a family.
  func fallbackPlace(of name: String, in family: Family) -> FallbackPlace {
    fallbackPlace(
      of: types(named: name, in: Scope(in: family.id)).first, in: family.representation)
  }

  /// Whether the user wrote how a type is decoded or encoded.
  func isCodedByHand(_ id: DeclarationID) -> Bool {
    let written = WrittenMembers(of: type(id), in: self)
    return written.hasDecodingInit || written.hasEncode
  }

  /// Whether a property of a type is read from the place of a name.
  func reads(_ tag: TagPlace, _ id: DeclarationID) -> Bool {
    let type = type(id)
    let root = type.root
    let isKey = tag.reads.allSatisfy { $0.count == 1 } && root.isEmpty
    guard isKey else {
      return type.storedProperties.contains { property in
        let path = property.attributes.decodedPlace ?? [property.bareName]
        return tag.reads.contains(root + path)
      }
    }
    func isTag(_ key: String) -> Bool { tag.reads.contains([key]) }
    let keys = WrittenMembers(of: type, in: self).codingKeys
    let conformances = conformances(of: id)
    let families = annotatedFamilies.filter { conformances.contains(name(of: $0)) }
    let style = keyStyle(
      type.attributes.keyStyle, inFamilies: families, ofModule: moduleKeyStyle(of: id))
    return type.storedProperties.contains { property in
      if let place = property.attributes.decodedPlace { return tag.reads.contains(place) }
      let own = keys?.cases.first { $0.name.bareName == property.bareName }
      if let own { return isTag(own.rawValue.flatMap(StringLiteral.value) ?? own.name.bareName) }
      return isTag(style.apply(to: property.bareName))
    }
  }
}
