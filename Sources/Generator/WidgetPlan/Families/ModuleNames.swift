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

  /// Returns the name of a file's module. Without a build that knows it, a folder around the file has the name of an
  /// imported module. Returns nil for other files.
  func name(ofFile path: String) -> String? {
    known[path]
      ?? path.split(separator: "/").dropLast().map(String.init).last(where: imported.contains)
  }
}
