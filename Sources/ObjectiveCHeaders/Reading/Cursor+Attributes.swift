import WidgetSource

/// What the macros of the prelude leave of attributes: texts, since libclang does not say their arguments.
extension Cursor {
  var annotations: [String] { children(.annotation).map(\.spelling) }

  /// What follows a mark in one of the annotations.
  func annotation(_ mark: String) -> String? {
    annotations.lazy.filter { $0.hasPrefix(mark + ":") }.map {
      String($0.dropFirst(mark.count + 1))
    }
    .last
  }

  /// The name in Swift.
  var swiftName: String { annotation("swift_name") ?? spelling }

  /// Whether Swift does not see it.
  var isHidden: Bool {
    let annotations = annotations
    return isUnavailable || annotations.contains("swift_unavailable")
      || annotations.contains("swift_private")
  }

  /// `iOS 13.0, *`, of `ios(13.0)`.
  var availability: String? {
    guard let text = annotation("available") else { return nil }
    let names = ["ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS"]
    let platforms = text.split(separator: ",").compactMap { part -> String? in
      let words = part.trimmed.split { "() ".contains($0) }
      guard words.count == 2, let name = names[words[0].lowercased()] else { return nil }
      return "\(name) \(words[1].replacing("_", by: "."))"
    }
    return platforms.isEmpty ? nil : (platforms + ["*"]).joined(separator: ", ")
  }

  var headerPlace: HeaderPlace? {
    place.map {
      HeaderPlace(
        file: $0.file,
        range: SourceRange(start: $0.offset, end: $0.offset + UInt32(spelledLength)))
    }
  }

  private var spelledLength: Int {
    let name = spelling
    return (name.firstIndex(of: ":").map { name[..<$0] } ?? name[...]).utf8.count
  }

  /// The documentation comment, in lines as Swift has them.
  var documentation: [String] {
    let comment = comment
    if comment.isEmpty { return [] }
    var lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      $0.trimmed.withoutCommentMarks
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "///" : "/// \($0)" }
  }
}

extension String {
  /// A line of a comment without what makes it one.
  fileprivate var withoutCommentMarks: String {
    var line = Substring(self)
    if line.hasSuffix("*/") { line = line.dropLast(2) }
    for mark in ["///<", "///", "//!", "/**<", "/**", "/*!", "/*", "*"] where line.hasPrefix(mark) {
      line = line.dropFirst(mark.count)
      break
    }
    while line.last == "*" { line = line.dropLast() }
    return line.trimmed
  }
}
