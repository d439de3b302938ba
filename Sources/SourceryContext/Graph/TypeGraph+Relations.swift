import WidgetSource

/// Transitive inheritance. Nothing is cached, since most templates query few types for one name.
extension TypeGraph {
  /// The supertypes of a type: all names, and the types among them that the sources declare.
  func relations(of index: Int) -> Relations {
    var relations = Relations()
    var queue = [index]
    var seen: Set<Int> = [index]
    var position = 0
    while position < queue.count {
      for base in types[queue[position]].bases {
        relations.add(base, self)
        if let type = base.type, seen.insert(type).inserted { queue.append(type) }
      }
      position += 1
    }
    relations.addCompositions(self)
    return relations
  }

  /// The types that inherit from a declared type, directly or indirectly.
  func descendants(of index: Int) -> [Int] {
    descendants(ofAll: types[index].derived)
  }

  /// The types that inherit from a name, directly or indirectly.
  func types(basedOn name: String) -> [Int] {
    if let index = index(of: name) { return descendants(of: index) }
    return descendants(ofAll: types.indices.filter { types[$0].bases.contains { $0.name == name } })
  }

  private func descendants(ofAll starts: [Int]) -> [Int] {
    var queue = starts
    var seen = Set(starts)
    while let next = queue.popLast() {
      for type in types[next].derived where seen.insert(type).inserted { queue.append(type) }
    }
    return seen.stablySorted()
  }

  struct Relations {
    /// `type.based`: every name.
    private(set) var based: [String] = []
    /// `type.inherits`: the classes.
    private(set) var inherits: [Int] = []
    /// `type.implements`: the protocols, and the compositions of protocols only.
    private(set) var implements: [Int] = []
    private var names: Set<String> = []

    func isBased(on name: String) -> Bool { names.contains(name) }

    fileprivate mutating func add(_ base: Base, _ graph: TypeGraph) {
      guard names.insert(base.name).inserted else { return }
      based.append(base.name)
      guard let type = base.type else { return }
      switch graph.types[type].kind {
      case .class: inherits.append(type)
      case .protocol, .protocolComposition: implements.append(type)
      default: break
      }
    }

    fileprivate mutating func addCompositions(_ graph: TypeGraph) {
      implements.removeAll { type in
        graph.types[type].kind == .protocolComposition
          && graph.types[type].bases.contains { base in
            base.type.map { graph.types[$0].kind != .protocol } ?? false
          }
      }
    }
  }
}
