/// Formats diagnostics like a compiler, so that editors and CI systems recognize them.
///
/// For example:
/// ```
/// Button.swift:3:17: error: unknown annotation key 'defualt'; did you mean 'default'? [unknown-annotation-key]
///   // widgetgen: defualt = 3
///                 ^~~~~~~
/// ```
package struct DiagnosticFormatter {
  private let file: (String) -> SourceFile?
  private let usesColor: Bool
  private var tables: [String: LineTable] = [:]

  /// - Parameters:
  ///   - usesColor: whether the output is a terminal that supports colors.
  ///   - file: returns the file at a path. If it returns nil, the message is printed for the start of the file and
  ///     without an excerpt.
  package init(usesColor: Bool = false, file: @escaping (String) -> SourceFile?) {
    self.usesColor = usesColor
    self.file = file
  }

  /// Returns the text of a diagnostic and its notes. Each line ends with a line break.
  package mutating func format(_ diagnostic: Diagnostic) -> String {
    var text = line(
      diagnostic.severity.rawValue, diagnostic.severity.color,
      message: "\(diagnostic.message) [\(diagnostic.id)]", path: diagnostic.file,
      range: diagnostic.range)
    for note in diagnostic.notes {
      text += line(
        "note", Severity.info.color, message: note.message, path: note.file, range: note.range)
    }
    return text
  }

  /// Returns the line and column where a range starts, both counted from 1, or nil if the range is
  /// nil or no known file has the path.
  package mutating func position(
    of range: SourceRange?, in path: String
  ) -> (line: Int, column: Int)? {
    guard let range, let source = file(path) else { return nil }
    return table(for: source).position(at: Self.start(of: range, in: source))
  }

  private mutating func line(
    _ word: String, _ color: Int, message: String, path: String, range: SourceRange?
  ) -> String {
    let label = colored(word + ":", color)
    let (message, shown) = (message.printable, Self.shown(path))
    if path.isEmpty { return "\(label) \(message)\n" }
    guard let range, let source = file(path) else {
      // Tools that parse messages expect a position, even if the diagnostic is about the whole
      // file.
      return "\(shown):1:1: \(label) \(message)\n"
    }
    let start = Self.start(of: range, in: source)
    let (line, column) = table(for: source).position(at: start)
    return "\(shown):\(line):\(column): \(label) \(message)\n"
      + excerpt(of: source, range: range, column: column)
  }

  /// Returns a path for the start of a line, where GitHub recognizes commands that begin with `::`.
  private static func shown(_ path: String) -> String {
    (path.trimmed.hasPrefix("::") ? "./" + path : path).printable
  }

  /// Returns the text with the escape sequences for bold and a color, or unchanged without colors
  /// (ECMA-48, Select Graphic Rendition).
  private func colored(_ text: String, _ color: Int) -> String {
    usesColor ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text
  }

  /// Returns the offset where a range starts, at most the end of the file.
  private static func start(of range: SourceRange, in source: SourceFile) -> UInt32 {
    min(range.start, UInt32(source.bytes.count))
  }

  private mutating func table(for source: SourceFile) -> LineTable {
    if let known = tables[source.path] { return known }
    let table = LineTable(source)
    tables[source.path] = table
    return table
  }

  /// Returns the line of source and the marker below it.
  ///
  /// An empty line is omitted. So is a line with more than 400 bytes, or with text that could control the terminal or
  /// a CI service. The search for the end of the line also stops after 400 bytes, because a million diagnostics in one
  /// line would otherwise take quadratic time.
  private func excerpt(of source: SourceFile, range: SourceRange, column: Int) -> String {
    let bytes = source.bytes
    let offset = Int(Self.start(of: range, in: source))
    let lineStart = offset - (column - 1)
    let limit = min(bytes.count, lineStart + Self.longestExcerpt + 1)
    guard offset <= limit else { return "" }
    var lineEnd = offset
    while lineEnd < limit, bytes[lineEnd] != UInt8(ascii: "\n"),
      bytes[lineEnd] != UInt8(ascii: "\r")
    {
      lineEnd += 1
    }
    guard lineEnd - lineStart <= Self.longestExcerpt, lineEnd > lineStart else { return "" }
    let line = String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self)
    if line.printable(keepingTabs: true) != line || line.trimmed.hasPrefix("::") { return "" }
    let before = String(decoding: bytes[lineStart..<offset], as: UTF8.self)
    let marked = String(
      decoding: bytes[offset..<max(offset, min(Int(range.end), lineEnd))], as: UTF8.self)
    let padding = String(before.map { $0 == "\t" ? "\t" : " " })
    let marker = "^" + String(repeating: "~", count: max(0, marked.count - 1))
    return "\(line)\n\(padding)\(colored(marker, Self.green))\n"
  }

  private static let green = 32
  /// The length of the longest line that is printed, in bytes.
  private static let longestExcerpt = 400
}

extension Severity {
  /// The number of the color that compilers use for the severity.
  fileprivate var color: Int {
    switch self {
    case .error: 31
    case .warning: 35
    case .info: 36
    }
  }
}
