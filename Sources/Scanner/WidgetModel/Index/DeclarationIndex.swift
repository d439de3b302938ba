import WidgetSource
package import WidgetSyntax

/// A dotted name and its first component.
private struct RootedName: Hashable {
  var name: NameTable.ID
  var root: NameTable.ID
}

/// An extension, with the dotted name of the extended type and, if the name has a dot, the name without its first
/// component, which may be a module.
private struct WrittenExtension {
  var id: DeclarationID
  var names: [RootedName]
}

/// The declarations, extensions and inheritors of each name across all files.
///
/// Names are stored as bytes. Strings are created only for generic parameters and for types such as `A & B`, which
/// are not plain names. For nested types, only the names are stored, so that ten thousand `CodingKeys` share one entry. Nested
/// types are found through their enclosing types.
package struct DeclarationIndex: Sendable {
  /// The position of a typealias in a file or in a declaration's body.
  package struct Alias: Equatable, Sendable {
    package var file: Int
    /// The enclosing declaration, or nil at file level.
    package var owner: Int?
    package var index: Int
  }

  private var names = NameTable()
  private var types = NameLists<DeclarationID>()
  private var aliases = NameLists<Alias>()
  private var extensionsByName = NameLists<DeclarationID>()
  private var inheritors = NameLists<DeclarationID>()
  private var aliasers = NameLists<NameTable.ID>()
  /// The names of nested types, of typealiases in types, and of generic parameters.
  private var members: Set<NameTable.ID> = []
  private var shared = SharedNames()

  init(_ files: [ParsedFile]) {
    var extensions: [WrittenExtension] = []
    for (number, file) in files.enumerated() { add(file, number: number, &extensions) }
    for name in 0..<NameTable.ID(names.count) where isShared(name) {
      shared.add(name, declarations(named: name), in: files)
    }
    for written in extensions { add(written, in: files) }
  }

  /// Whether several declarations at file level have a name.
  private func isShared(_ name: NameTable.ID) -> Bool {
    types.hasSeveral(name) || aliases.hasSeveral(name)
      || !types.isEmpty(name) && !aliases.isEmpty(name)
  }

  private func declarations(named name: NameTable.ID) -> NamedDeclarations {
    NamedDeclarations(types: types[name], aliases: aliases[name])
  }

  /// Returns the types and typealiases that a name refers to in a file. If several files declare the name, privately or
  /// in different modules, only the nearest visible declarations are returned.
  func declarations(
    named name: String, visibleFrom file: Int, in files: [ParsedFile]
  ) -> NamedDeclarations {
    names.find(name).map { visible($0, from: file, in: files) } ?? NamedDeclarations()
  }

  private func visible(
    _ name: NameTable.ID, from file: Int, in files: [ParsedFile]
  ) -> NamedDeclarations {
    if isShared(name) { return shared.nearest(name, to: file) }
    let found = declarations(named: name)
    return found.isVisible(from: file, in: files) ? found : NamedDeclarations()
  }

  /// Returns the types with the given name that are declared at file level.
  package func types(named name: String) -> [DeclarationID] { types[names.find(name)] }

  /// Returns the typealiases with the given name that are declared at file level.
  package func aliases(named name: String) -> [Alias] { aliases[names.find(name)] }

  /// Whether any type has a nested type, a typealias or a generic parameter with the name. Most names belong only to
  /// types at file level, for which a search among members is unnecessary.
  func mayBeMember(_ name: String) -> Bool { names.find(name).map(members.contains) ?? false }

  /// Returns the extensions of the types with the given dotted name. An extension may name the type with a module in
  /// front, or by a typealias.
  package func extensions(of name: String) -> [DeclarationID] {
    extensionsByName[names.find(name)]
  }

  /// Returns the extensions of the given dotted name that may extend a type in the given file.
  func extensions(of name: String, around file: Int) -> [DeclarationID] {
    guard let id = names.find(name) else { return [] }
    guard let root = name.isDotted ? names.find(name.rootName) : id, isShared(root) else {
      return extensionsByName[id]
    }
    return shared.extensions(of: id, around: file)
  }

  /// Returns the declarations whose inheritance clause contains the given name, possibly after the name of a module or
  /// an enclosing type.
  package func inheritors(of name: String) -> [DeclarationID] { inheritors[names.find(name)] }

  /// Returns the declarations that may inherit from one of the given names, directly or indirectly. The result is a
  /// superset, because names are not resolved yet.
  package func possibleInheritors(of wanted: [String], in files: [ParsedFile]) -> [DeclarationID] {
    var queue = wanted.compactMap { names.find($0) }
    var seen = Set(queue)
    var found: Set<DeclarationID> = []
    while let name = queue.popLast() {
      var next = aliasers[name]
      for id in inheritors[name] where found.insert(id).inserted {
        let declaration = files[id.file].declarations[id.index]
        guard
          declaration.kind == .protocol || declaration.kind == .class
            || declaration.kind == .extension,
          let last = lastComponent(of: declaration.name, in: files[id.file])
        else { continue }
        next.append(last)
      }
      queue.append(contentsOf: next.filter { seen.insert($0).inserted })
    }
    return found.stablySorted()
  }
}

extension DeclarationIndex {
  /// Adds the names of a file. Declarations are large and therefore accessed by index; copying one for every name would
  /// dominate the cost.
  private mutating func add(
    _ file: ParsedFile, number: Int, _ extensions: inout [WrittenExtension]
  ) {
    let bytes = file.source.bytes
    let declarations = file.declarations
    for index in declarations.indices {
      let id = DeclarationID(file: number, index: index)
      if declarations[index].kind == .extension {
        extensions.append(writtenExtension(declarations[index].name, id: id, in: bytes))
      } else if declarations[index].parent == nil {
        types.add(id, to: names.intern(bytes, declarations[index].name.bounds))
      } else {
        members.insert(names.intern(bytes, declarations[index].name.bounds))
      }
      if let generics = declarations[index].generics { addParameters(generics, in: file) }
      for entry in file[declarations[index].inherits] {
        eachName(entry, in: bytes) { $0.inheritors.add(id, to: $1) }
      }
      for place in declarations[index].typealiases.indices {
        let alias = Alias(file: number, owner: index, index: place)
        add(declarations[index].typealiases[place], at: alias, in: bytes)
      }
    }
    for (place, alias) in file.typealiases.enumerated() {
      add(alias, at: Alias(file: number, owner: nil, index: place), in: bytes)
    }
  }

  private mutating func writtenExtension(
    _ range: SourceRange, id: DeclarationID, in bytes: [UInt8]
  ) -> WrittenExtension {
    var bytes = bytes
    var bounds = range.bounds
    if !bounds.allSatisfy({ Self.isPlain(bytes[$0]) }) {
      let text = String(decoding: bytes[bounds], as: UTF8.self)
      bytes = Array((TypeName(parsing: text).dottedName ?? "").utf8)
      bounds = bytes.indices
    }
    return WrittenExtension(id: id, names: rootedNames(bytes, bounds))
  }

  /// Returns a dotted name, and the name without its first component: `A.B` and `B` for `A.B`.
  private mutating func rootedNames(_ bytes: [UInt8], _ bounds: Range<Int>) -> [RootedName] {
    let dots = bounds.lazy.filter { bytes[$0] == UInt8(ascii: ".") }.prefix(2)
    let starts = [bounds.lowerBound] + dots.prefix(1).map { $0 + 1 }
    let ends = Array(dots) + [bounds.upperBound]
    return zip(starts, ends).map { start, end in
      RootedName(
        name: names.intern(bytes, start..<bounds.upperBound),
        root: names.intern(bytes, start..<end))
    }
  }

  /// Adds an extension under each name that the extended type may have: the written name, the name without a module in
  /// front, and the targets of a typealias.
  private mutating func add(_ written: WrittenExtension, in files: [ParsedFile]) {
    let file = written.id.file
    guard let full = written.names.first else { return }
    var extended = types.isEmpty(full.root) ? written.names : [full]
    for alias in visible(full.name, from: file, in: files).aliases {
      let owner = files[alias.file]
      let target = TypeName(parsing: owner.text(owner.typealiases[alias.index].type)).dottedName
      let bytes = Array((target ?? "").utf8)
      extended += rootedNames(bytes, bytes.indices).prefix(1)
    }
    for name in Set(extended) {
      extensionsByName.add(written.id, to: name.name)
      if isShared(name.root) { shared.addExtension(written.id, of: name.name, root: name.root) }
    }
  }

  /// Adds the names of generic parameters: `T` for `<T: Codable>`.
  private mutating func addParameters(_ generics: SourceRange, in file: ParsedFile) {
    for parameter in file.text(generics).dropFirst().dropLast().split(separator: ",") {
      let words = parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
      guard let name = words.last.map({ Array($0.utf8) }) else { continue }
      members.insert(names.intern(name, name.indices))
    }
  }

  private mutating func add(_ alias: TypealiasDeclaration, at place: Alias, in bytes: [UInt8]) {
    let name = names.intern(bytes, alias.name.bounds)
    if place.owner == nil { aliases.add(place, to: name) } else { members.insert(name) }
    eachName(alias.type, in: bytes) { $0.aliasers.add(name, to: $1) }
  }

  /// Calls a function with the last component of each name in a type: `B` and `C` for `A.B & C`.
  private mutating func eachName(
    _ range: SourceRange, in bytes: [UInt8], _ body: (inout DeclarationIndex, NameTable.ID) -> Void
  ) {
    let bounds = range.bounds
    if bounds.allSatisfy({ Self.isPlain(bytes[$0]) }) {
      let start = bounds.last { bytes[$0] == UInt8(ascii: ".") }.map { $0 + 1 } ?? bounds.lowerBound
      body(&self, names.intern(bytes, start..<bounds.upperBound))
      return
    }
    let type = TypeName(parsing: String(decoding: bytes[bounds], as: UTF8.self))
    for part in type.composed {
      guard let last = part.dottedName?.localName else { continue }
      let name = Array(last.utf8)
      body(&self, names.intern(name, name.indices))
    }
  }

  private func lastComponent(of range: SourceRange, in file: ParsedFile) -> NameTable.ID? {
    TypeName(parsing: file.text(range)).dottedName.flatMap { names.find($0.localName) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
