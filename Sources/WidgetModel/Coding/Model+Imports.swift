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
  package func imports(
    for types: [GeneratedType], _ rules: CodingRules, importsModule: Bool
  ) -> [String] {
    var list = ImportList(exposure: types.map(\.exposure).max() ?? .internal)
    let declaresBase = rules.wire?.families.isEmpty ?? true && declaresBase(rules)
    if let module = rules.module, importsModule, !declaresBase {
      let shown = types.filter { shows(typesOf: rules, $0) }
      list.add(
        module: module,
        access: access(ofImport: module, in: shown.map(\.id.file))
          ?? access(ofImport: module, in: types.map(\.id.file)).map { min($0, .internal) })
    }
    let importing = dependencies.isEmpty ? types.filter { needsImports($0, rules) } : types
    add(importsOf: Set(importing.map(\.id.file)), except: rules.module, to: &list)
    return list.lines
  }

  /// The import declarations that a generated file with the boxes of families needs, in the same
  /// order: the runtime's module if there is one, and what a family is declared with that joins one
  /// of another module, or types that have boxes for such a one.
  package func imports(
    for families: [Family], types: [GeneratedType], module: String?
  ) -> [String] {
    let exposure = families.map(\.access.ofMember).max() ?? .internal
    var list = ImportList(exposure: exposure)
    if let module {
      // A box is as visible as its family, and that it is one is declared by the runtime. Only
      // `public` may stand beside imports that do not say their level.
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
  func declaresBase(_ rules: CodingRules) -> Bool {
    rules.bases.contains { index.types(named: $0).contains(where: isOwn) }
  }

  private func needsImports(_ type: GeneratedType, _ rules: CodingRules) -> Bool {
    let scope = Scope(in: type.id)
    return type.namedTypes.contains { name in
      if StandardLibrary.types.contains(name) || rules.moduleTypes.contains(name) { return false }
      if case .unknown = resolve(name, in: scope) { return true }
      return false
    }
  }

  /// Whether an initializer that others see takes a value of a type of the runtime's.
  private func shows(typesOf rules: CodingRules, _ type: GeneratedType) -> Bool {
    type.exposure > .internal && type.namedTypes.contains(where: rules.moduleTypes.contains)
  }
}

extension GeneratedType {
  /// How far its initializer shows the types of its parameters to others.
  fileprivate var exposure: AccessLevel {
    guard initPlace == .output else { return .internal }
    return variants.compactMap { $0.memberwiseInit?.access }.max() ?? .internal
  }
}
