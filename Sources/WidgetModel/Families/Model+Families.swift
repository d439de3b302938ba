import WidgetSource
import WidgetSyntax

extension Model {
  /// The protocols that are families by annotation, in order of the files, then those that refine
  /// one: a property may ask for those alone.
  func families() -> [Family] {
    let roots = annotatedFamilies.map(family)
    let names = Set(roots.map(\.name))
    return roots
      + roots.flatMap { root in
        refinements(of: root).filter { !names.contains($0.name) }
      }
  }

  /// The protocols with `// widgetgen: family`.
  private var annotatedFamilies: [DeclarationID] {
    annotatedTypes.filter {
      declaration($0).kind == .protocol && annotations(of: $0).has(.family)
    }
  }

  private func family(_ id: DeclarationID) -> Family {
    let annotations = annotations(of: id)
    let name = name(of: id)
    let conformances = conformances(of: id)
    let naming = FamilyNaming(annotations)
    var family = Family(
      id: id, name: name, access: access(of: id),
      representation: Family.Representation(ofProtocol: name, annotations),
      unknown: Family.Unknown(annotations[.unknown]?.text),
      naming: naming, availability: availability(of: id),
      isNonisolated: isNonisolated(id),
      isSendable: conformances.contains("Sendable"),
      isEncodable: conformances.contains("Encodable"),
      joins: annotations[.joins]?.text, members: [], range: declaration(id).name)
    family.members = members(of: family)
    return family
  }

  /// The types that conform, but for the one that stands in for unknown names.
  private func members(of family: Family) -> [Family.Member] {
    types(conformingTo: [family.name]).compactMap { id in
      let declaration = declaration(id)
      let name = name(of: id)
      guard declaration.kind != .protocol, !annotations(of: id).has(.skip),
        family.unknown != .fallback(name), !isUnavailable(id)
      else { return nil }
      let condition = condition(of: id, as: family.name)
      if isMemberByCases(id, of: family) {
        return Family.Member(
          type: id, name: name, names: names(ofCasesOf: id, family), condition: condition,
          isByCases: true)
      }
      let local = name.localName
      return Family.Member(
        type: id, name: name,
        names: family.naming.names(ofType: local.bareName, annotations(of: id)),
        condition: condition)
    }
  }

  /// Whether an enum has no name of its own in a family, its cases being what the family's names
  /// stand for: what is told apart by one key cannot be told apart by it once more.
  private func isMemberByCases(_ id: DeclarationID, of family: Family) -> Bool {
    guard declaration(id).kind == .enum, let tag = family.representation.internalTag else {
      return false
    }
    let annotations = annotations(of: id)
    guard annotations.has(.family) else { return true }
    let own = Family.Representation(annotations, defaultTag: tag)
    return own.internalTag == tag
  }

  private func names(ofCasesOf id: DeclarationID, _ family: Family) -> [String] {
    let file = files[id.file]
    return declaration(id).cases.filter { !file[$0.annotations].has(.unknown) }.flatMap {
      family.naming.names(ofCase: file.text($0.name).bareName, file[$0.annotations])
    }
  }

  /// A family for each protocol that refines a family's, with the types that conform to it.
  private func refinements(of root: Family) -> [Family] {
    types(conformingTo: [root.name]).filter { declaration($0).kind == .protocol }.map { id in
      let types = Set(self.types(conformingTo: [name(of: id)]))
      var family = Family(
        id: id, name: name(of: id), access: access(of: id), representation: root.representation,
        unknown: root.unknown.forRefinement, naming: root.naming,
        availability: availability(of: id), isNonisolated: root.isNonisolated || isNonisolated(id),
        isSendable: root.isSendable || conformances(of: id).contains("Sendable"),
        isEncodable: root.isEncodable, members: [], range: declaration(id).name)
      family.base = root.name
      family.members = root.members.filter { types.contains($0.type) }
      return family
    }
  }
}

extension Family.Representation {
  /// The key of the name where nothing else is said.
  private static let defaultTag = "type"

  init(ofProtocol name: String, _ annotations: [Annotation]) {
    let isBeagle = FamilyNaming(annotations).isBeagle
    self.init(
      annotations, defaultTag: isBeagle ? BeaglePreset.tag(ofFamily: name) : Self.defaultTag)
  }

  init(ofEnum annotations: [Annotation]) {
    self.init(annotations, defaultTag: Self.defaultTag)
  }

  /// - Parameter defaultTag: the key of the name where `tag` is not said.
  init(_ annotations: [Annotation], defaultTag: String) {
    let tag = annotations[.tag]?.text ?? defaultTag
    if annotations.has(.untagged) {
      self = .untagged
    } else if annotations.has(.external) {
      self = .external
    } else if let content = annotations[.content]?.text {
      self = .adjacent(tag: tag, content: content)
    } else {
      self = .internal(tag: tag)
    }
  }

  /// The key of the name where it stands among a type's own properties.
  var internalTag: String? {
    if case .internal(let tag) = self { tag } else { nil }
  }
}

extension Family.Unknown {
  init(_ text: String?) {
    switch text {
    case nil, "throw": self = .throw
    case "skip": self = .skip
    case "keep": self = .keep
    case .some(let type): self = .fallback(type)
    }
  }

  /// What stands in for an unknown name has the family's protocol, but not a narrower one.
  fileprivate var forRefinement: Family.Unknown { self == .skip ? .skip : .throw }
}
