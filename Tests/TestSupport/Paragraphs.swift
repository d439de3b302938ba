extension String {
  /// The parts of a source. A part begins after an empty line, at a line that is not indented and does not start with
  /// `}`. Each part ends with a line break.
  package var paragraphs: [String] {
    var paragraphs: [String] = []
    var emptyLines = 0
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let starts = line.first.map { !$0.isWhitespace && $0 != "}" } ?? false
      if line.isEmpty {
        emptyLines += 1
      } else if paragraphs.isEmpty || starts && emptyLines > 0 {
        paragraphs.append(line + "\n")
        emptyLines = 0
      } else {
        let padding = String(repeating: "\n", count: emptyLines)
        paragraphs[paragraphs.count - 1] += padding + line + "\n"
        emptyLines = 0
      }
    }
    return paragraphs
  }
}

extension String {
  /// Returns the paragraphs that differ from the paragraphs of another text. A paragraph that only the other text
  /// contains is listed as a comment with its first line.
  ///
  /// - Parameters:
  ///   - place: where these paragraphs are, such as `without direct JSON`.
  ///   - isOmitted: whether a differing paragraph is left out although it is in this text.
  package func paragraphs(
    differentFrom other: String, only place: String,
    omitting isOmitted: (_ paragraph: String) -> Bool = { _ in false }
  ) -> String {
    let changes = paragraphs.difference(from: other.paragraphs)
    let changed = Set(changes.insertions.map { $0.element.firstLine })
    return changes.compactMap { change in
      switch change {
      case .insert(_, let paragraph, _): return isOmitted(paragraph) ? nil : paragraph
      case .remove(_, let paragraph, _):
        let line = paragraph.firstLine
        return changed.contains(line) ? nil : "// Only \(place): \(line)\n"
      }
    }.joined(separator: "\n")
  }

  private var firstLine: Substring { prefix { $0 != "\n" } }
}

extension CollectionDifference<String>.Change {
  fileprivate var element: String {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
