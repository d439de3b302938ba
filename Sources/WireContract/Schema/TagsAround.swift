/// The names that objects of a type have beside its own properties or names: those by which families and
/// enums distinguish it from others.
///
/// For example: `"type": "card"` in the objects of `enum Card: Component`, whose own names are under `version`.
struct TagsAround {
  /// How a family or an enum has values of a type in its own object.
  private struct Container {
    var owner: String
    /// The name that it gives the type; nil where that has none.
    var tag: SchemaTag?
    /// Whether the type is one of a family, and not the value of a case.
    var isFamily = false
    /// Whether a definition of its own has the properties beside the name, and not that of the type.
    var isInlined = false
  }

  private var containers: [String: [Container]] = [:]

  init(_ contract: Contract, isForEncoding: Bool) {
    for (owner, type) in contract.sortedTypes {
      guard let choice = type.choice else { continue }
      for option in choice.options {
        guard let target = contract.typeBesideName(of: option, in: choice) else { continue }
        var container = Container(owner: owner)
        if case .type = option.content { container.isFamily = true }
        if case .whole = option.content, contract.types[target]?.choice == nil {
          container.isInlined = true
        }
        if case .internal(let place) = choice.representation,
          contract.types[target]?.choice?.representation != choice.representation
        {
          let names = SchemaNames(option, of: choice, isForEncoding: isForEncoding)
          container.tag = names.isEmpty ? nil : SchemaTag(place: place, names: names)
        }
        containers[target, default: []].append(container)
        // What has no name is not inlined.
        if container.isInlined, choice.missing == .option(option.id) {
          containers[target, default: []].append(Container(owner: owner))
        }
      }
    }
  }

  /// The names that a type has in the families whose type it is.
  func ofFamilies(_ name: String) -> [SchemaTag] {
    Self.merged((containers[name] ?? []).filter(\.isFamily).compactMap(\.tag))
  }

  /// The same, with the names that others have in its objects.
  func around(_ name: String) -> [SchemaTag] { around(name, besides: \.isInlined) }

  /// The same, with those of enums of which the type is the value of a case.
  func anywhere(around name: String) -> [SchemaTag] { around(name) { _ in false } }

  private func around(
    _ name: String, besides isLeftOut: (Container) -> Bool
  ) -> [SchemaTag] {
    var found: [SchemaTag] = []
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.first {
      pending.removeFirst()
      // A type may contain itself.
      guard seen.insert(next).inserted else { continue }
      for container in containers[next] ?? [] where !(next == name && isLeftOut(container)) {
        found += [container.tag].compactMap(\.self)
        pending.append(container.owner)
      }
    }
    return Self.merged(found)
  }

  /// One tag for each place.
  private static func merged(_ tags: [SchemaTag]) -> [SchemaTag] {
    tags.reduce(into: []) { merged, tag in
      guard let index = merged.firstIndex(where: { $0.place == tag.place }) else {
        merged.append(tag)
        return
      }
      merged[index].names.add(tag.names)
    }
  }
}

extension Contract {
  /// The type of the contract whose keys are beside the name of an option, or all that there is where names
  /// are not; nil for an option with content of its own.
  func typeBesideName(
    of option: ContractOption, in choice: ContractChoice
  ) -> String? {
    switch (choice.representation, option.content) {
    case (.internal, .type(let name)), (.untagged, .type(let name)): name
    case (.internal, .whole(let type)), (.untagged, .single(let type)): type.besideName
    default: nil
    }
  }
}

extension WireType {
  /// The type of the contract that a value is, which is there or left out.
  fileprivate var besideName: String? {
    switch self {
    case .named(let reference): reference.name
    case .optional(let type), .dropping(let type, _): type.besideName
    case .any, .opaque, .scalar, .list, .map, .expression: nil
    }
  }
}
