import WidgetSource
import WidgetSyntax

/// The types and typealiases at file level with one name.
struct NamedDeclarations: Sendable {
  var types: [DeclarationID] = []
  var aliases: [DeclarationIndex.Alias] = []

  /// Whether none of the declarations is private to another file.
  func isVisible(from file: Int, in files: [ParsedFile]) -> Bool {
    types.allSatisfy { id in
      let owner = files[id.file]
      return id.file == file || !owner.arePrivate(owner.declarations[id.index].modifiers)
    }
      && aliases.allSatisfy { alias in
        let owner = files[alias.file]
        return alias.file == file || !owner.arePrivate(owner.typealiases[alias.index].modifiers)
      }
  }
}

/// The declarations of the names that several types and typealiases at file level share.
///
/// Code refers to the nearest declaration with a name. A lookup walks up the folders of a file until one of them
/// contains a declaration with the name. Comparing the paths of all declarations would take too long if hundreds of
/// files declare the same name.
struct SharedNames: Sendable {
  /// A name in a file, or in a folder and its subfolders.
  private struct Place: Hashable {
    var name: NameTable.ID
    var node: Int32
  }

  private var declarations: [Place: NamedDeclarations] = [:]
  /// The extensions of types with a shared name or inside such types, by their dotted name. The node of the place is the
  /// innermost one around the extension that declares the shared name.
  private var extensions: [Place: [DeclarationID]] = [:]
  /// The number of the folder that contains a file or a folder, or -1 for the outermost folder. The numbers of folders
  /// follow the numbers of files.
  private var parents: [Int32] = []

  /// Returns the visible declarations of a shared name that are nearest to a file: the declarations in the file itself,
  /// or else in the innermost folder around the file that contains any.
  func nearest(_ name: NameTable.ID, to file: Int) -> NamedDeclarations {
    nearestNode(of: name, to: file)?.declarations ?? NamedDeclarations()
  }

  private func nearestNode(
    of name: NameTable.ID, to file: Int
  ) -> (node: Int32, declarations: NamedDeclarations)? {
    for node in nodes(around: file) {
      if let found = declarations[Place(name: name, node: node)] { return (node, found) }
    }
    return nil
  }

  /// Returns the numbers of a file and of the folders around it, from the inside out.
  private func nodes(around file: Int) -> some Sequence<Int32> {
    sequence(first: Int32(file)) { [parents] node in
      let parent = parents[Int(node)]
      return parent < 0 ? nil : parent
    }
  }

  /// Adds an extension of a type with a shared name, or of a type inside such a type.
  mutating func addExtension(
    _ id: DeclarationID, of dottedName: NameTable.ID, root: NameTable.ID
  ) {
    guard let node = nearestNode(of: root, to: id.file)?.node else { return }
    extensions[Place(name: dottedName, node: node), default: []].append(id)
  }

  /// Returns the extensions of a dotted name that may extend a type in a file, in the order of the files.
  func extensions(of dottedName: NameTable.ID, around file: Int) -> [DeclarationID] {
    nodes(around: file).flatMap { extensions[Place(name: dottedName, node: $0)] ?? [] }
      .stablySorted()
  }

  /// Adds the declarations of a shared name.
  mutating func add(_ name: NameTable.ID, _ added: NamedDeclarations, in files: [ParsedFile]) {
    if parents.isEmpty { addFolders(of: files) }
    for type in added.types {
      let modifiers = files[type.file].declarations[type.index].modifiers
      forEachPlace(of: name, in: type.file, modifiers, files) { $0.types.append(type) }
    }
    for alias in added.aliases {
      let modifiers = files[alias.file].typealiases[alias.index].modifiers
      forEachPlace(of: name, in: alias.file, modifiers, files) { $0.aliases.append(alias) }
    }
  }

  /// Changes the declarations of a name in a file and in the folders around it. A private declaration is visible only
  /// in its file.
  private mutating func forEachPlace(
    of name: NameTable.ID, in file: Int, _ modifiers: Sublist<SourceRange>,
    _ files: [ParsedFile], _ body: (inout NamedDeclarations) -> Void
  ) {
    let isPrivate = files[file].arePrivate(modifiers)
    for node in nodes(around: file).prefix(isPrivate ? 1 : .max) {
      body(&declarations[Place(name: name, node: node), default: NamedDeclarations()])
    }
  }

  // MARK: - Folders

  private mutating func addFolders(of files: [ParsedFile]) {
    parents = Array(repeating: -1, count: files.count)
    var folders: [ArraySlice<UInt8>: Int32] = [:]
    for (file, parsed) in files.enumerated() {
      parents[file] = folder(around: Array(parsed.source.path.utf8)[...], &folders)
    }
  }

  /// Returns the number of the folder that contains a path, and adds the folder if it is new.
  private mutating func folder(
    around path: ArraySlice<UInt8>, _ folders: inout [ArraySlice<UInt8>: Int32]
  ) -> Int32 {
    let folder = path.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? []
    if let known = folders[folder] { return known }
    let parent = folder.isEmpty ? -1 : self.folder(around: folder.dropLast(), &folders)
    let number = Int32(parents.count)
    parents.append(parent)
    folders[folder] = number
    return number
  }
}

extension ParsedFile {
  /// Whether the modifiers of a declaration at file level restrict it to its file.
  func arePrivate(_ modifiers: Sublist<SourceRange>) -> Bool {
    self[modifiers].contains {
      let modifier = text($0)
      return modifier == "private" || modifier == "fileprivate"
    }
  }
}
