/// The file and the index of a type or an extension. Identifiers are ordered like the declarations
/// in the sources.
package struct DeclarationID: Hashable, Comparable, Sendable {
  /// An index into `Model.files`.
  package var file: Int
  /// An index into `ParsedFile.declarations`.
  package var index: Int

  package init(file: Int, index: Int) {
    self.file = file
    self.index = index
  }

  package static func < (left: DeclarationID, right: DeclarationID) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }
}
