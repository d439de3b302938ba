package import WidgetSource

/// Finds the templates that `include`, `extends` and `import` refer to.
///
/// The engine never accesses the disk. The driver passes a loader that reads folders.
package struct Loader: Sendable {
  /// Returns the template with the name that a tag specifies. `asking` is the template that contains
  /// the tag. Returns nil if the named template does not exist or cannot be read.
  package var load: @Sendable (_ name: String, _ asking: SourceFile) -> SourceFile?

  package init(load: @escaping @Sendable (_ name: String, _ asking: SourceFile) -> SourceFile?) {
    self.load = load
  }

  /// A loader without templates.
  package static let nothing = Loader { _, _ in nil }
}
