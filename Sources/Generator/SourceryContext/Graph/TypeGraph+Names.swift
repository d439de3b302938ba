import WidgetSyntax

/// Lookup of names in the scope of a type.
extension TypeGraph {
  /// The result of looking up a name in the scope of a type.
  struct Meaning {
    var name: String
    /// The index of the type, or nil if the sources do not declare it.
    var type: Int?
    /// The underlying type of the last typealias in a chain, as written, or nil if the name is not a typealias.
    var aliased: SourceryTypeName?
  }

  /// Returns the meaning of a name inside a type, or at file level if `container` is nil. Returns nil for an unknown
  /// name.
  ///
  /// - Parameter aliasesLeft: the number of typealiases that may be followed. The limit ends the lookup of circular
  ///   typealiases, which are errors in Swift.
  func meaning(
    of name: String, around container: Int?, aliasesLeft: Int = 16
  ) -> Meaning? {
    if let found = ownMeaning(of: name, aliasesLeft) { return found }
    if let bound = associatedTypes[name] {
      return Meaning(name: bound, type: index(of: bound))
    }
    if let container, name == "Self" {
      return Meaning(name: types[container].globalName, type: container)
    }
    var current = container
    while let around = current {
      let nested = "\(types[around].globalName).\(name)"
      if let found = ownMeaning(of: nested, aliasesLeft) { return found }
      current = types[around].parent
    }
    guard !modules.isEmpty else { return nil }
    let file = container.flatMap { types[$0].parts.first?.file }
    if let index = modules.index(of: name, in: file) {
      return Meaning(name: types[index].globalName, type: index)
    }
    return file.flatMap(modules.module).flatMap { module in
      ownMeaning(of: name.qualified(by: module), aliasesLeft)
    }
  }

  private func ownMeaning(of name: String, _ aliasesLeft: Int) -> Meaning? {
    if let index = index(of: name), types[index].kind != .extension {
      return Meaning(name: name, type: index)
    }
    guard aliasesLeft > 0, var alias = aliases[name] else { return nil }
    for _ in 0..<aliasesLeft {
      guard let next = aliases[files[alias.file].text(alias.declaration.type)] else { break }
      alias = next
    }
    let target = SourceryTypeNameParser.parse(files[alias.file].text(alias.declaration.type))
    let type =
      target.isPlain
      ? typeIndex(of: target, around: owner(of: alias), aliasesLeft: aliasesLeft - 1) : nil
    return Meaning(
      name: type.map { types[$0].globalName } ?? target.name, type: type, aliased: target)
  }

  /// Returns the index of the type that declares a typealias, or nil at file level.
  func owner(of alias: Alias) -> Int? {
    alias.owner.flatMap {
      let file = files[alias.file]
      return index(
        of: file.qualifiedName(of: file.declarations[$0])
          .qualified(by: modules.module(ofFile: alias.file)))
    }
  }

  /// Returns the index of the type that a type name refers to. Returns nil for a tuple, a function, or a type that the
  /// sources do not declare.
  func typeIndex(
    of typeName: SourceryTypeName, around container: Int?, aliasesLeft: Int = 16
  ) -> Int? {
    switch typeName.form {
    case .tuple, .closure: return nil
    default: break
    }
    let name = typeName.generic?.name ?? typeName.unwrappedTypeName
    guard let meaning = meaning(of: name, around: container, aliasesLeft: aliasesLeft) else {
      return index(of: name)
    }
    return meaning.type ?? index(of: meaning.name)
  }

  /// Returns the name with typealiases resolved and nested types qualified, or nil if nothing changes.
  func actualTypeName(
    of typeName: SourceryTypeName, around container: Int?, depth: Int = 0
  ) -> SourceryTypeName? {
    guard depth < 64 else { return nil }
    let name = typeName.generic?.name ?? typeName.unwrappedTypeName
    let meaning = meaning(of: name, around: container)
    if let aliased = meaning?.aliased, !aliased.isPlain {
      return typeName.renamed(meaning?.name ?? name, form: aliased.form, generic: aliased.generic)
    }
    let actual = { (part: SourceryTypeName) in
      self.actualTypeName(of: part, around: container, depth: depth + 1)
    }
    if let rebuilt = typeName.replacingParts(actual) { return rebuilt }
    guard let meaning, meaning.name != typeName.unwrappedTypeName else { return nil }
    if let generic = typeName.generic {
      let list = generic.parameters.map(\.asSource).joined(separator: ", ")
      guard meaning.name != generic.name else { return nil }
      return typeName.renamed(
        "\(meaning.name)<\(list)>", form: typeName.form,
        generic: .init(name: meaning.name, parameters: generic.parameters))
    }
    return typeName.renamed(meaning.name, form: typeName.form, generic: nil)
  }
}

extension SourceryTypeName {
  var isPlain: Bool {
    if case .plain = form { generic == nil && !isOptional } else { false }
  }

  /// Returns the type with its parts replaced, or nil if no part changes.
  fileprivate func replacingParts(
    _ actual: (SourceryTypeName) -> SourceryTypeName?
  ) -> SourceryTypeName? {
    // Resolving a part twice at each level would take exponential time.
    func replaced(_ parts: [SourceryTypeName]) -> [SourceryTypeName]? {
      let found = parts.map(actual)
      return found.contains { $0 != nil } ? zip(found, parts).map { $0 ?? $1 } : nil
    }
    switch form {
    case .plain:
      guard let generic, let parameters = replaced(generic.parameters) else { return nil }
      let list = parameters.map(\.asSource).joined(separator: ", ")
      return renamed(
        "\(generic.name)<\(list)>", form: form,
        generic: .init(name: generic.name, parameters: parameters))
    case .array(let element), .set(let element):
      guard let actual = actual(element) else { return nil }
      let isSet = if case .set = form { true } else { false }
      let form = isSet ? Form.set(actual) : .array(actual)
      let name = isSet ? "Set<\(actual.asSource)>" : "[\(actual.asSource)]"
      return renamed(
        name, form: form, generic: .init(name: isSet ? "Set" : "Array", parameters: [actual]))
    case .dictionary(let key, let value):
      guard let parts = replaced([key, value]) else { return nil }
      let (key, value) = (parts[0], parts[1])
      return renamed(
        "[\(key.asSource): \(value.asSource)]", form: .dictionary(key: key, value: value),
        generic: .init(name: "Dictionary", parameters: [key, value]))
    case .tuple(let elements):
      guard let types = replaced(elements.map(\.typeName)) else { return nil }
      let rebuilt = zip(elements, types).map { Element(name: $0.name, typeName: $1) }
      let list = rebuilt.map(\.typeName.asSource).joined(separator: ", ")
      return renamed("(\(list))", form: .tuple(rebuilt), generic: nil)
    case .closure(var closure):
      let parts = closure.parameters.map(\.typeName) + [closure.returnTypeName]
      guard let parts = replaced(parts), let result = parts.last else { return nil }
      for (index, type) in zip(closure.parameters.indices, parts) {
        closure.parameters[index].typeName = type
      }
      closure.returnTypeName = result
      return renamed(closure.asSource, form: .closure(closure), generic: nil)
    }
  }
}
