import WidgetModel
import WidgetSource
import WidgetSyntax

extension Model {
  /// The import declarations that a generated file with extensions of some types needs, in order
  /// of the modules' names.
  ///
  /// Always the runtime's module, unless the sources declare what it would bring or the user says
  /// no. Those of a type's file only where a property's type is declared neither in the sources
  /// nor by the runtime nor by the standard library: then it comes from one of them. With
  /// dependencies those of every type's file: what a source compiles with, its extension does.
  ///
  /// - Parameter readsBytes: whether types have members that take the runtime's reader or writer.
  package func imports(
    for types: [TypePlan], _ runtime: Runtime, importsModule: Bool, readsBytes: Bool = false
  ) -> [String] {
    let read = readsBytes ? types.map(\.exposureOfReading).max() ?? .internal : .internal
    var list = ImportList(exposure: max(types.map(\.exposure).max() ?? .internal, read))
    let declaresBase = runtime.families.isEmpty && declaresBase(runtime)
    if let module = runtime.module, importsModule, !declaresBase {
      let shown = types.filter { shows(typesOf: runtime, $0) }
      let written =
        access(ofImport: module, in: shown.map(\.id.file))
        ?? access(ofImport: module, in: types.map(\.id.file)).map { min($0, .internal) }
      list.add(
        module: module,
        access: access(ofImport: module, exposedTo: read, written, readsBytes: readsBytes))
    }
    let importing = dependencies.isEmpty ? types.filter { needsImports($0, runtime) } : types
    add(importsOf: Set(importing.map(\.id.file)), except: runtime.module, to: &list)
    return list.lines
  }

  /// The import declarations that a generated file with the boxes of families needs, in the same
  /// order: the runtime's module if there is one, and what a family is declared with that joins one
  /// of another module, or types that have boxes for such a one.
  package func imports(
    for families: [Family], types: [TypePlan], module: String?, readsBytes: Bool = false
  ) -> [String] {
    let exposure = families.map(\.access.ofMember).max() ?? .internal
    var list = ImportList(exposure: exposure)
    if let module {
      // A box is as visible as its family, and that it is one is declared by the runtime.
      let written = access(ofImport: module, in: families.map(\.id.file))
      let exposed = exposure == .public || readsBytes ? exposure : .internal
      list.add(
        module: module,
        access: access(ofImport: module, exposedTo: exposed, written, readsBytes: readsBytes))
    }
    let joining = families.filter { $0.joins != nil }
    add(
      importsOf: Set(joining.map(\.id.file) + types.map(\.id.file)), except: module, to: &list)
    return list.lines
  }

  /// Adds the import declarations of files.
  private func add(
    importsOf indices: Set<Int>, except module: String?, to list: inout ImportList
  ) {
    for file in indices.map({ files[$0] }) {
      for declaration in file.imports where file.text(declaration.path) != module {
        list.add(declaration, in: file)
      }
    }
  }

  /// The level at which a generated file imports the runtime's module.
  ///
  /// Where one generated file says `package`, the others say `internal`: only `public` can be combined with
  /// imports that do not say their level.
  ///
  /// - Parameters:
  ///   - exposure: how far declarations are seen whose signatures have types of the module.
  ///   - written: the level that the sources say.
  private func access(
    ofImport module: String, exposedTo exposure: AccessLevel, _ written: AccessLevel?,
    readsBytes: Bool
  ) -> AccessLevel? {
    if exposure == .public { return .public }
    guard readsBytes, declaresForPackage, !importsWithoutLevel(module) else { return written }
    return exposure == .package ? .package : written ?? .internal
  }

  /// Whether the sources declare a type for their package.
  private var declaresForPackage: Bool {
    files.indices.contains { index in
      !dependencies.contains(index)
        && files[index].declarations.contains { declaration in
          files[index][declaration.modifiers].contains { files[index].text($0) == "package" }
        }
    }
  }

  /// Whether some source imports a module without a level, and none another one with a level.
  private func importsWithoutLevel(_ module: String) -> Bool {
    let own = files.indices.filter { !dependencies.contains($0) }.map { files[$0] }
    let isPlain = own.contains { file in
      file.imports.contains { file.text($0.path) == module && file.accessLevel(of: $0) == nil }
    }
    return isPlain
      && !own.contains { file in file.imports.contains { file.accessLevel(of: $0) != nil } }
  }

  /// The farthest level at which files import a module; nil where none says one.
  private func access(ofImport module: String, in indices: [Int]) -> AccessLevel? {
    Set(indices).flatMap { index in
      files[index].imports.filter { files[index].text($0.path) == module }
        .compactMap(files[index].accessLevel)
    }.max()
  }

  /// Whether the sources are the runtime itself.
  func declaresBase(_ runtime: Runtime) -> Bool {
    runtime.bases.contains { index.types(named: $0).contains(where: isOwn) }
  }

  private func needsImports(_ type: TypePlan, _ runtime: Runtime) -> Bool {
    let scope = Scope(in: type.id)
    return type.namedTypes.contains { name in
      if StandardLibrary.types.contains(name) || runtime.moduleTypes.contains(name) { return false }
      if case .unknown = resolve(name, in: scope) { return true }
      return false
    }
  }

  /// Whether an initializer that others see takes a value of a type of the runtime's.
  private func shows(typesOf runtime: Runtime, _ type: TypePlan) -> Bool {
    type.exposure > .internal && type.namedTypes.contains(where: runtime.moduleTypes.contains)
  }
}

extension TypePlan {
  /// How far its initializer shows the types of its parameters to others.
  fileprivate var exposure: AccessLevel {
    guard initPlace == .output else { return .internal }
    return variants.compactMap { $0.memberwiseInit?.access }.max() ?? .internal
  }

  /// How far what reads and writes bytes is seen.
  fileprivate var exposureOfReading: AccessLevel {
    guard codingPlace == .output else { return .internal }
    // Direct JSON of an enum that Swift codes by its raw values has members as well.
    let members = variants.filter { variant in
      let members = variant.coding.members
      let isRaw = variant.choice.map { $0.isDecodedBySwift || $0.isEncodedBySwift } ?? false
      return members.decodes || members.encodes || isRaw
    }.map(\.coding.members)
    return members.compactMap(\.access).max() ?? .internal
  }
}
