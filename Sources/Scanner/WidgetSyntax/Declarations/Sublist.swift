package import WidgetSource

/// A range in one of a file's lists, such as the modifiers of a property.
///
/// Most declarations have a modifier or a parameter. Allocating an array for each of these lists
/// would take a tenth of the scanning time.
///
/// For example: `file[property.modifiers]`.
package struct Sublist<Element>: Sendable {
  private let start: UInt32
  private let end: UInt32

  /// Creates an empty sublist.
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

/// The lists that all declarations of a file share.
struct Lists {
  var annotations: [Annotation] = []
  var attributes: [Attribute] = []
  var parameters: [ParameterDeclaration] = []
  /// The modifiers, and the entries of inheritance clauses.
  var ranges: [SourceRange] = []
}

extension ParsedFile {
  /// The annotations, as an array instead of a slice. Few declarations have annotations, and callers transform them
  /// into arrays anyway.
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
  /// Appends an element. With the first element, the array allocates space for four: most lists of declarations have
  /// several elements, and growing from one element to four takes three allocations.
  @inline(__always)
  mutating func add(_ element: Element) {
    if isEmpty { reserveCapacity(4) }
    append(element)
  }

  /// Returns the elements that were appended since the list had `start` elements.
  func sublist(from start: Int) -> Sublist<Element> { Sublist(start..<count) }
}
