package import WidgetSource

/// Where `include`, `extends` and `import` find a template by its name.
///
/// A value, so that the engine never touches a disk: the driver passes one that reads folders.
package struct Loader: Sendable {
  /// Finds a template: its name as the tag has it, and the template that requests it. Nil when
  /// there is none, or none that may be read.
  package var load: @Sendable (_ name: String, _ asking: SourceFile) -> SourceFile?

  package init(load: @escaping @Sendable (_ name: String, _ asking: SourceFile) -> SourceFile?) {
    self.load = load
  }

  /// A loader that finds nothing.
  package static let nothing = Loader { _, _ in nil }

  /// A loader over texts in memory, by name; the name is the path in messages.
  package static func texts(_ texts: [String: String]) -> Loader {
    Loader { name, _ in texts[name].map { SourceFile(path: name, text: $0) } }
  }
}
