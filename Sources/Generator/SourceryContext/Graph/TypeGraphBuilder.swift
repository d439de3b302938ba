import WidgetSource
import WidgetSyntax

/// Merges the declarations of all files into types.
struct TypeGraphBuilder {
  private let files: [ParsedFile]
  private(set) var types: [TypeGraph.Entry] = []
  private(set) var aliases: [String: TypeGraph.Alias] = [:]
  private(set) var associatedTypes: [String: String] = [:]
  private(set) var blocks: [[InlineBlock]]
  private(set) var modules: ModuleTypes
  /// The types by global name.
  private(set) var indices: [String: Int] = [:]

  /// - Parameter modules: the names of the files' modules by path.
  init(_ files: [ParsedFile], modules: [String: String]) {
    self.files = files
    self.modules = ModuleTypes(files, named: modules)
    blocks = files.map { InlineBlock.find(in: $0).blocks }
    addAliases()
    addTypes()
    for (index, entry) in types.enumerated() { self.modules.add(entry, at: index) }
    addExtensions()
    sortTypes()
    linkParents()
    for index in types.indices { linkBases(of: index) }
  }

  private func eachDeclaration(_ body: (DeclarationID, Declaration) -> Void) {
    for (number, file) in files.enumerated() {
      for (index, declaration) in file.declarations.enumerated() {
        if InlineBlock.isInside(blocks[number], declaration.range) { continue }
        body(DeclarationID(file: number, index: index), declaration)
      }
    }
  }
}

// MARK: - Types

extension TypeGraphBuilder {
  private mutating func addAliases() {
    for (number, file) in files.enumerated() {
      for alias in file.typealiases { add(alias, of: number, owner: nil) }
      for (index, declaration) in file.declarations.enumerated() {
        for alias in declaration.typealiases { add(alias, of: number, owner: index) }
        for associated in declaration.associatedTypes { add(associated, in: file) }
      }
    }
  }

  private mutating func add(_ alias: TypealiasDeclaration, of file: Int, owner: Int?) {
    let local = files[file].text(alias.name)
    let prefix = owner.map {
      files[file].qualifiedName(of: files[file].declarations[$0]) + "."
    }
    let module = modules.module(ofFile: file)
    let plainName = (prefix ?? "") + local
    let name = plainName.qualified(by: module)
    let place = TypeGraph.Alias(file: file, owner: owner, declaration: alias, name: name)
    guard composedNames(files[file].text(alias.type)).count > 1 else {
      aliases[name] = place
      return
    }
    indices[name] = types.count
    types.append(
      .init(
        kind: .protocolComposition, name: plainName, module: module, localName: local,
        alias: place))
  }

  private mutating func add(_ associated: AssociatedTypeDeclaration, in file: ParsedFile) {
    if let bound = associated.bound {
      associatedTypes[file.text(associated.name)] = file.text(bound)
    } else if associated.defaultType == nil {
      associatedTypes[file.text(associated.name)] = "Any"
    }
  }

  /// Merges declarations with the same name. As in Sourcery, the last declaration is the primary declaration.
  private mutating func addTypes() {
    var parts: [(Int, DeclarationID)] = []
    eachDeclaration { id, declaration in
      guard declaration.kind != .extension else { return }
      let file = files[id.file]
      let name = file.qualifiedName(of: declaration)
      let kind = kind(of: declaration)
      parts.append((entry(named: name, kind, file.text(declaration.name), inFile: id.file), id))
    }
    for (index, id) in parts { types[index].parts.append(id) }
    for index in types.indices where types[index].parts.count > 1 {
      let last = types[index].parts.removeLast()
      types[index].parts.insert(last, at: 0)
    }
  }

  private mutating func addExtensions() {
    var found: [(String, DeclarationID)] = []
    eachDeclaration { id, declaration in
      guard declaration.kind == .extension else { return }
      found.append((files[id.file].text(declaration.name), id))
    }
    for (name, id) in found {
      let index =
        indices[name.qualified(by: modules.module(ofFile: id.file))] ?? known(name, around: nil)
        ?? entry(named: name, .extension, name, inFile: id.file)
      types[index].parts.append(id)
    }
  }

  /// Returns the index of the entry with the given name, and adds the entry if it does not exist. A declaration
  /// replaces the kind of a composition or of an earlier declaration with the same name.
  private mutating func entry(
    named name: String, _ kind: TypeGraph.Entry.Kind, _ localName: String, inFile file: Int
  ) -> Int {
    let entry = TypeGraph.Entry(
      kind: kind, name: name, module: modules.module(ofFile: file), localName: localName)
    if let index = indices[entry.globalName] {
      types[index].kind = kind
      return index
    }
    indices[entry.globalName] = types.count
    types.append(entry)
    return types.count - 1
  }

  private func kind(of declaration: Declaration) -> TypeGraph.Entry.Kind {
    TypeGraph.Entry.Kind(rawValue: declaration.kind.rawValue) ?? .struct
  }

  private mutating func sortTypes() {
    types = types.stablySorted(on: \.globalName)
    indices = Dictionary(
      types.enumerated().map { ($0.element.globalName, $0.offset) }, uniquingKeysWith: { $1 })
    for (index, entry) in types.enumerated() { modules.add(entry, at: index) }
  }

  private mutating func linkParents() {
    for index in types.indices {
      guard let first = types[index].parts.first, types[index].kind != .extension,
        let parent = files[first.file].declarations[first.index].parent
      else { continue }
      let file = files[first.file]
      let name = file.qualifiedName(of: file.declarations[parent])
      let qualified = name.qualified(by: modules.module(ofFile: first.file))
      guard let around = indices[qualified] ?? known(name, around: nil) else { continue }
      types[index].parent = around
      types[around].children.append(index)
    }
    for index in types.indices where types[index].children.count > 1 {
      let children = types[index].children
      types[index].children = children.stablySorted { types[$0].parts[0] }
    }
  }
}

// MARK: - Bases

extension TypeGraphBuilder {
  private mutating func linkBases(of index: Int) {
    var bases: [TypeGraph.Base] = []
    for id in types[index].parts {
      let file = files[id.file]
      for entry in file[file.declarations[id.index].inherits] {
        bases += self.bases(file.text(entry), around: types[index].parent, inFile: id.file)
      }
    }
    if let alias = types[index].alias, types[index].kind == .protocolComposition {
      let names = composedNames(files[alias.file].text(alias.declaration.type))
      bases += names.flatMap { self.bases($0, around: nil, inFile: alias.file) }
    }
    removeRawType(from: &bases, of: index)
    types[index].bases = bases
    for base in bases {
      guard let type = base.type, type != index else { continue }
      types[type].derived.append(index)
    }
  }

  /// - Parameter file: the file in whose module a name is looked up if it is otherwise unknown or ambiguous.
  private func bases(
    _ written: String, around parent: Int?, inFile file: Int
  ) -> [TypeGraph.Base] {
    if let index = known(written, around: parent) {
      return [.init(name: types[index].globalName, type: index)]
    }
    let composed = composedNames(written)
    if composed.count > 1 {
      let parts = composed.compactMap { known($0, around: parent) }
      return parts.map { .init(name: types[$0].globalName, type: $0) } + [.init(name: written)]
    }
    let plain = written.split(separator: "<", maxSplits: 1).first.map(String.init) ?? written
    let type = known(plain, around: parent) ?? modules.index(of: plain, in: file)
    return [.init(name: aliasedName(written) ?? written, type: type)]
  }

  /// Moves the raw type of an enum with an inheritance clause from its bases to `rawTypeName`.
  private mutating func removeRawType(from bases: inout [TypeGraph.Base], of index: Int) {
    guard types[index].kind == .enum, let own = types[index].parts.first,
      !files[own.file].declarations[own.index].inherits.isEmpty,
      let rawType = rawValueType(of: index) ?? inheritedRawType(bases, own)
    else { return }
    types[index].rawTypeName = rawType
    bases.removeAll { $0.name == rawType }
  }

  /// Returns the type of an enum's variable `rawValue` with typealiases resolved, or nil if neither its declaration nor
  /// an extension contains this variable.
  ///
  /// Source: Sourcery 2, `Composer.resolveEnumTypes`.
  private func rawValueType(of index: Int) -> String? {
    for id in types[index].parts {
      let file = files[id.file]
      for property in file.declarations[id.index].properties
      where file.text(property.name) == "rawValue" && !file.areStatic(property.modifiers) {
        guard !InlineBlock.isInside(blocks[id.file], property.range), let type = property.type
        else { continue }
        let name = file.text(type)
        return known(name, around: index).map { types[$0].globalName } ?? aliasedName(name)
          ?? name
      }
    }
    return nil
  }

  /// Returns the first name in an enum's inheritance clause. The result is nil if the enum has no cases, if a case has
  /// associated values, or if the sources declare the name as a protocol or composition.
  private func inheritedRawType(_ bases: [TypeGraph.Base], _ own: DeclarationID) -> String? {
    let cases = files[own.file].declarations[own.index].cases
    guard let first = bases.first, !cases.isEmpty,
      cases.allSatisfy({ $0.parameters?.isEmpty ?? true })
    else { return nil }
    let kind = first.type.map { types[$0].kind }
    return kind == .protocol || kind == .protocolComposition ? nil : first.name
  }

  /// Returns the index of the type that a name refers to in the scope of a type, or nil for an unknown name.
  private func known(_ name: String, around parent: Int?) -> Int? {
    if let index = indices[name] { return index }
    if let target = aliasedName(name) { return indices[target] }
    var container = parent
    while let current = container {
      let nested = "\(types[current].globalName).\(name)"
      if let index = indices[nested] ?? aliasedName(nested).flatMap({ indices[$0] }) {
        return index
      }
      container = types[current].parent
    }
    return modules.index(of: name, in: parent.flatMap { types[$0].parts.first?.file })
  }

  /// Returns the text of the type that a typealias refers to, directly or through other typealiases, or nil if the name
  /// is not a typealias.
  private func aliasedName(_ name: String) -> String? {
    var name = name
    var isAlias = false
    for _ in 0..<16 {
      guard let alias = aliases[name] else { break }
      name = files[alias.file].text(alias.declaration.type)
      isAlias = true
    }
    return isAlias ? name : nil
  }
}

/// Returns the components of a composition, such as `A` and `B` for `A & B`, or the text itself if it is not a
/// composition.
func composedNames(_ text: String) -> [String] {
  guard text.holds("&"), !text.holds("->") else { return [text] }
  return text.split(separator: "&").map(\.trimmed)
}
