import WidgetModel
import WidgetSource
import WidgetSyntax

/// The names of the modules to which the files of dependencies belong.
struct ModuleNames: Sendable {
  /// The names that the build knows, by the path of the file.
  private let known: [String: String]
  /// The modules that the files of this module import.
  private let imported: Set<String>

  init(_ model: Model, _ known: [String: String]) {
    self.known = known
    imported =
      model.dependencies.isEmpty
      ? []
      : Set(
        model.files.indices.filter { !model.dependencies.contains($0) }.map { model.files[$0] }
          .flatMap { file in
            file.imports.map { String(file.text($0.path).split(separator: ".").first ?? "") }
          })
  }

  /// The folders in which Swift Package Manager looks for a target's folder.
  private static let parents = ["Source", "Sources", "src", "srcs"]

  /// Returns the name of a file's module. Without a build that knows it, a folder around the file has the name of an
  /// imported module: the folder of a target, or else the innermost one. Returns nil for other files.
  func name(ofFile path: String) -> String? {
    if let name = known[path] { return name }
    let folders = path.split(separator: "/").dropLast().map(String.init)
    let target = folders.indices.last { index in
      index > 0 && Self.parents.contains(folders[index - 1]) && imported.contains(folders[index])
    }
    return target.map { folders[$0] } ?? folders.last(where: imported.contains)
  }
}
