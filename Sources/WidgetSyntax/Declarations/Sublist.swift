package import WidgetSource

/// A range of one of a file's lists: the modifiers of a property, say.
///
/// Why not a list in each declaration: most of them have a modifier or a parameter, and allocating
/// memory for each of those lists is a tenth of the time that scanning takes.
///
/// For example: `file[property.modifiers]`.
package struct Sublist<Element>: Sendable {
  private let start: UInt32
  private let end: UInt32

  /// Nothing of any list.
  package init() {
    (start, end) = (0, 0)
  }

  fileprivate init(_ bounds: Range<Int>) {
    start = UInt32(truncatingIfNeeded: bounds.lowerBound)
    end = UInt32(truncatingIfNeeded: bounds.upperBound)
  }

  package var isEmpty: Bool { start == end }
  package var count: Int { bounds.count }

  var bounds: Range<Int> { Int(start)..<Int(end) }
}

/// What all declarations of a file have together.
struct Lists {
  var annotations: [Annotation] = []
  var attributes: [Attribute] = []
  var parameters: [ParameterDeclaration] = []
  /// Modifiers and the entries of inheritance clauses.
  var ranges: [SourceRange] = []
}

extension ParsedFile {
  /// A list of its own, which is what is made of annotations anyway: few declarations have any.
  package subscript(annotations: Sublist<Annotation>) -> [Annotation] {
    annotations.isEmpty ? [] : Array(lists.annotations[annotations.bounds])
  }

  package subscript(attributes: Sublist<Attribute>) -> ArraySlice<Attribute> {
    lists.attributes[attributes.bounds]
  }

  package subscript(
    parameters: Sublist<ParameterDeclaration>
  ) -> ArraySlice<ParameterDeclaration> {
    lists.parameters[parameters.bounds]
  }

  package subscript(ranges: Sublist<SourceRange>) -> ArraySlice<SourceRange> {
    lists.ranges[ranges.bounds]
  }
}

extension Array {
  /// What was added since the list had so many elements.
  func sublist(from start: Int) -> Sublist<Element> { Sublist(start..<count) }
}
