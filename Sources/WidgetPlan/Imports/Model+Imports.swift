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
      list.add(module: module, access: read == .public ? .public : written)
    }
    let importing = dependencies.isEmpty ? types.filter { needsImports($0, runtime) } : types
    add(importsOf: Set(importing.map(\.id.file)), except: runtime.module, to: &list)
    return list.lines
  }

  /// The import declarations that a generated file with the boxes of families needs, in the same
  /// order: the runtime's module if there is one, and what a family is declared with that joins one
  /// of another module, or types that have boxes for such a one.
  package func imports(
    for families: [Family], types: [TypePlan], module: String?
  ) -> [String] {
    let exposure = families.map(\.access.ofMember).max() ?? .internal
    var list = ImportList(exposure: exposure)
    if let module {
      // A box is as visible as its family, and that it is one is declared by the runtime. Only
      // `public` can be combined with imports that do not say their level.
      let written = access(ofImport: module, in: families.map(\.id.file))
      list.add(module: module, access: exposure == .public ? .public : written)
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
    let members = variants.map(\.coding.members).filter { $0.decodes || $0.encodes }
    return members.compactMap(\.access).max() ?? .internal
  }
}
