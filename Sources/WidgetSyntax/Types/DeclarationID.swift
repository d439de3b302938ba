/// Which declaration of which file: the identity of a type or an extension, in source order.
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
