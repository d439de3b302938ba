/// Finds a part in a whole in time that grows with the length of both together: the way of Knuth,
/// Morris and Pratt.
///
/// A template decides what is searched for. Looking at every place anew takes hours when both are a
/// million times the same letter.
struct PartSearch<Element: Equatable> {
  private let part: [Element]
  /// How much of the part is still found when the element after so much of it is not there.
  private var borders: [Int] = []
  /// How much of the part the elements end with that were seen so far.
  private var found = 0

  /// - Parameter part: at least one element.
  init(_ part: some Sequence<Element>) {
    self.part = Array(part)
    borders = [0]
    for element in self.part.dropFirst() {
      step(over: element)
      borders.append(found)
    }
    found = 0
  }

  /// Whether the part ends with this element of the whole; it then starts again after it.
  mutating func ends(with element: Element) -> Bool {
    step(over: element)
    if found < part.count { return false }
    found = 0
    return true
  }

  private mutating func step(over element: Element) {
    while found > 0, part[found] != element { found = borders[found - 1] }
    if part[found] == element { found += 1 }
  }
}

extension String {
  /// Visits the parts between separators, empty ones too.
  ///
  /// - Parameters:
  ///   - separator: not empty.
  ///   - cutsLineBreaks: whether a separator is also found in the middle of `\r\n`.
  func visitParts(
    separatedBy separator: String, cutsLineBreaks: Bool = false,
    _ visit: (Substring) throws(FilterError) -> Void
  ) throws(FilterError) {
    if isASCII, separator.isASCII, cutsLineBreaks || !utf8.contains(UInt8(ascii: "\r")) {
      try visitParts(of: utf8, separatedBy: separator.utf8, visit)
    } else {
      try visitParts(of: self, separatedBy: separator, visit)
    }
  }

  private func visitParts<View: BidirectionalCollection>(
    of view: View, separatedBy separator: some Collection<View.Element>,
    _ visit: (Substring) throws(FilterError) -> Void
  ) throws(FilterError) where View.Index == String.Index, View.Element: Equatable {
    var start = startIndex
    var search = PartSearch(separator)
    for index in view.indices where search.ends(with: view[index]) {
      let end = view.index(after: index)
      try visit(self[start..<view.index(end, offsetBy: -separator.count)])
      start = end
    }
    try visit(self[start...])
  }

  /// Whether another string is a part of this one; the empty one is a part of none.
  func hasPart(_ part: String) -> Bool {
    if part.isEmpty { return false }
    if isASCII, part.isASCII {
      var search = PartSearch(part.utf8)
      return utf8.contains { search.ends(with: $0) }
    }
    var search = PartSearch(part)
    return contains { search.ends(with: $0) }
  }

  private var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
