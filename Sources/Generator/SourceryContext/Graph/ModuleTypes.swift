import WidgetSource
import WidgetSyntax

/// The types of a run whose modules are known, by module and qualified name.
///
/// With `project:` and `package:`, Sourcery knows the module of each file. The name of a type then contains its module,
/// so a plain name is looked up in the modules.
///
/// Source: Sourcery 2, `ParserResultsComposed.inferTypeNameFromModules`.
struct ModuleTypes: Sendable {
  /// The module of each file, or nil if it is unknown.
  private let files: [String?]
  /// The modules that each file imports.
  private let imports: [[String]]
  private var types: [String: [String: Int]] = [:]

  init(_ files: [ParsedFile], named modules: [String: String]) {
    self.files = files.map { modules[$0.source.path] }
    imports =
      modules.isEmpty
      ? [] : files.map { file in file.imports.map { ImportObject($0, in: file).moduleName } }
  }

  var isEmpty: Bool { types.isEmpty }

  func module(ofFile file: Int) -> String? { files[file] }

  mutating func add(_ entry: TypeGraph.Entry, at index: Int) {
    guard let module = entry.module, entry.kind != .extension else { return }
    types[module, default: [:]][entry.name] = index
  }

  /// Returns the index of the type that a plain name refers to in a file. The module of the file and its imports are
  /// searched first, then all other modules. The result is nil if several modules contain the name.
  func index(of name: String, in file: Int?) -> Int? {
    if types.isEmpty { return nil }
    let near = file.map { Set([files[$0]].compactMap(\.self) + imports[$0]) } ?? []
    for isNear in [true, false] {
      let found = types.filter { near.contains($0.key) == isNear }.compactMap { $0.value[name] }
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
    }
    return nil
  }
}

extension String {
  /// Returns the name after the name of a module, if any.
  func qualified(by module: String?) -> String { module.map { "\($0).\(self)" } ?? self }
}
