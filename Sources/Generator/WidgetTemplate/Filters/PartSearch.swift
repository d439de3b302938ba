/// The Knuth-Morris-Pratt algorithm, which finds a part of a sequence in linear time.
///
/// Templates determine both the part and the text that is searched. A naive search, which starts
/// again at each position, would take hours for a million equal letters.
struct PartSearch<Element: Equatable> {
  private let part: [Element]
  /// For each prefix of the part, the length of its longest border: a shorter prefix that is also a
  /// suffix.
  private var borders: [Int] = []
  /// The number of elements at the start of the part that match the most recent elements.
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

  /// Consumes an element and returns whether an occurrence of the part ends with it. The search
  /// then starts again after the occurrence.
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
  /// Visits the parts between separators, including empty parts.
  ///
  /// - Parameters:
  ///   - separator: a text that is not empty.
  ///   - cutsLineBreaks: whether a separator in ASCII text may begin or end between `\r` and `\n`.
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

  /// Whether the string contains another string. The empty string is not contained in any string.
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
