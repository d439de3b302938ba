import WidgetModel
import WidgetSource
import WidgetSyntax

/// Decides which modules generated files import.
package struct ImportPlanner {
  private let context: PlanningContext
  /// Whether generated types have members that take the runtime's reader or writer as a parameter.
  private let readsBytes: Bool
  /// Whether the sources declare a type as `package`, and generated types read bytes.
  private let declaresForPackage: Bool
  /// The modules that some source imports without an access level, if no source imports any module with an access level
  /// and `declaresForPackage` is true.
  private let importedWithoutLevel: Set<String>

  package init(_ context: PlanningContext, readsBytes: Bool = false) {
    self.context = context
    self.readsBytes = readsBytes
    let model = context.model
    let own = model.files.indices.filter { !model.dependencies.contains($0) }
      .map { model.files[$0] }
    declaresForPackage = readsBytes && own.contains(where: \.declaresForPackage)
    importedWithoutLevel = declaresForPackage ? own.importedWithoutLevel : []
  }

  private var model: Model { context.model }
  private var runtime: Runtime { context.runtime }

  /// Returns the imports of a generated file with extensions of the given types, in order of the modules' names.
  ///
  /// The runtime's module is not imported if the sources are the runtime. The imports of a type's file are copied if
  /// there are dependencies, or if the type mentions an unknown name. A name is unknown if neither the sources, the
  /// runtime's module nor the standard library declares it.
  ///
  /// - Parameter importsModule: whether to import the runtime's module.
  package func imports(for types: [TypePlan], importsModule: Bool) -> [String] {
    let read = readsBytes ? types.map(\.exposureOfReading).max() ?? .internal : .internal
    var list = ImportList(exposure: max(types.map(\.exposure).max() ?? .internal, read))
    let isRuntime = context.families.all.isEmpty && runtime.isDeclared(in: model)
    if let module = runtime.module, importsModule, !isRuntime {
      let exposing = types.filter(exposesRuntime)
      let written =
        access(ofImport: module, in: exposing.map(\.id.file))
        ?? access(ofImport: module, in: types.map(\.id.file)).map { min($0, .internal) }
      list.add(
        module: module,
        access: access(ofImport: module, exposedTo: read, written))
    }
    let importing = model.dependencies.isEmpty ? types.filter(needsImports) : types
    add(importsOf: Set(importing.map(\.id.file)), except: runtime.module, to: &list)
    return list.lines
  }

  /// Returns the imports of a generated file with the boxes of families, in order of the modules' names.
  ///
  /// The imports of a family's file are copied if the family joins a family of another module. The imports of the
  /// types' files are always copied.
  ///
  /// - Parameters:
  ///   - types: the types with properties or associated values that need boxes of other modules' families.
  ///   - modules: the modules that the file registers.
  ///   - module: the runtime's module, or nil if the file does not import it.
  package func imports(
    for families: [Family], types: [TypePlan], registering modules: [String], module: String?
  ) -> [String] {
    let exposure = families.map(\.access.ofMember).max() ?? .internal
    var list = ImportList(exposure: exposure)
    if let module {
      // A box has the access level of its family, and conforms to a protocol of the runtime.
      let written = access(ofImport: module, in: families.map(\.id.file))
      let exposed = exposure == .public || readsBytes ? exposure : .internal
      list.add(
        module: module,
        access: access(ofImport: module, exposedTo: exposed, written))
    }
    let own = model.files.indices.filter { !model.dependencies.contains($0) }
    for module in modules { list.add(module: module, access: access(ofImport: module, in: own)) }
    let joining = families.filter { $0.joins != nil }
    add(
      importsOf: Set(joining.map(\.id.file) + types.map(\.id.file)), except: module, to: &list)
    return list.lines
  }

  /// Adds the import declarations of the given files, except imports of a module that is added separately.
  private func add(
    importsOf indices: Set<Int>, except module: String?, to list: inout ImportList
  ) {
    for file in indices.map({ model.files[$0] }) {
      for declaration in file.importsOfCode where file.text(declaration.path) != module {
        list.add(declaration, in: file)
      }
    }
  }

  /// Returns the level at which a generated file imports the runtime's module, or nil to write no level.
  ///
  /// If a generated file imports the module as `package`, the others also specify a level, because imports without a
  /// level can only be combined with `public` imports.
  ///
  /// - Parameters:
  ///   - exposure: the highest access level of declarations with types of the module in their signatures.
  ///   - written: the level of the sources' imports of the module, or nil if they have no level.
  private func access(
    ofImport module: String, exposedTo exposure: AccessLevel, _ written: AccessLevel?
  ) -> AccessLevel? {
    if exposure == .public { return .public }
    guard declaresForPackage, !importedWithoutLevel.contains(module) else { return written }
    return exposure == .package ? .package : written ?? .internal
  }

  /// Returns the highest access level with which files import a module, or nil if no import specifies a level.
  private func access(ofImport module: String, in indices: [Int]) -> AccessLevel? {
    Set(indices).map { model.files[$0] }.flatMap { file in
      file.imports.filter { file.text($0.path) == module }.compactMap(file.accessLevel)
    }.max()
  }

  /// Whether generated code may mention a type that is declared neither in the sources nor in the runtime nor in the
  /// standard library.
  private func needsImports(_ type: TypePlan) -> Bool {
    let scope = Scope(in: type.id)
    return type.namedTypes.contains { name in
      if StandardLibrary.types.contains(name) || runtime.moduleTypes.contains(name) { return false }
      if case .unknown = model.resolve(name, in: scope) { return true }
      return false
    }
  }

  /// Whether an initializer that is visible in other modules may have a parameter with a type of the runtime.
  private func exposesRuntime(_ type: TypePlan) -> Bool {
    type.exposure > .internal && type.namedTypes.contains(where: runtime.moduleTypes.contains)
  }
}

extension TypePlan {
  /// The access level of the memberwise initializer in a generated file, or `internal` if there isn't one.
  fileprivate var exposure: AccessLevel {
    guard initOutput == .file else { return .internal }
    return variants.compactMap { $0.memberwiseInit?.access }.max() ?? .internal
  }

  /// The highest access level of the type's members that read and write bytes in a generated file, or `internal` if
  /// there are none.
  fileprivate var exposureOfReading: AccessLevel {
    guard codingOutput == .file else { return .internal }
    let members = variants.map(\.coding.members).filter {
      $0.decoding != .none || $0.encoding != .none
    }
    return members.compactMap(\.access).max() ?? .internal
  }
}

extension ParsedFile {
  /// Whether the file declares something as `package`.
  fileprivate var declaresForPackage: Bool {
    declarations.contains { declaration in
      self[declaration.modifiers].contains { text($0) == "package" }
    }
  }
}

extension [ParsedFile] {
  /// The modules that some file imports without an access level. Empty if a file imports any module with an access
  /// level.
  fileprivate var importedWithoutLevel: Set<String> {
    let hasLevels = contains { file in
      file.importsOfCode.contains { file.accessLevel(of: $0) != nil }
    }
    if hasLevels { return [] }
    return Set(
      flatMap { file in
        file.imports.filter { file.accessLevel(of: $0) == nil }.map { file.text($0.path) }
      })
  }
}
