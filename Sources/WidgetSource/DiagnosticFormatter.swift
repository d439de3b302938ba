/// Prints diagnostics as compilers print them, so that editors and CI find the place.
///
/// For example:
/// ```
/// Button.swift:3:7: error: unknown annotation key 'defualt'; did you mean 'default'? [annotation]
///   // widgetgen: defualt = 3
///                 ^~~~~~~
/// ```
package struct DiagnosticFormatter {
  private let file: (String) -> SourceFile?
  private var tables: [String: LineTable] = [:]

  /// - Parameter file: finds the text that a diagnostic points into, by path; nil prints the
  ///   message without place.
  package init(file: @escaping (String) -> SourceFile?) {
    self.file = file
  }

  /// One diagnostic with its notes, each line ended by a line break.
  package mutating func format(_ diagnostic: Diagnostic) -> String {
    var text = line(
      severity: diagnostic.severity, message: "\(diagnostic.message) [\(diagnostic.id)]",
      path: diagnostic.file, range: diagnostic.range)
    for note in diagnostic.notes {
      text += line(severity: .note, message: note.message, path: note.file, range: note.range)
    }
    return text
  }

  /// The line and column of a diagnostic's place, both from 1; nil when it has none.
  package mutating func position(
    of range: SourceRange?, in path: String
  ) -> (line: Int, column: Int)? {
    guard let range, let source = file(path) else { return nil }
    return table(for: source).position(at: Self.start(of: range, in: source))
  }

  private mutating func line(
    severity: Severity, message: String, path: String, range: SourceRange?
  ) -> String {
    guard let range, let source = file(path) else {
      return "\(path): \(severity.rawValue): \(message)\n"
    }
    let start = Self.start(of: range, in: source)
    let (line, column) = table(for: source).position(at: start)
    return "\(path):\(line):\(column): \(severity.rawValue): \(message)\n"
      + Self.excerpt(of: source, range: range, column: column)
  }

  /// Where a range starts; one behind the end of the file points at the end.
  private static func start(of range: SourceRange, in source: SourceFile) -> UInt32 {
    min(range.start, UInt32(source.bytes.count))
  }

  private mutating func table(for source: SourceFile) -> LineTable {
    if let known = tables[source.path] { return known }
    let table = LineTable(source)
    tables[source.path] = table
    return table
  }

  /// The line of source and the marker below it. A line above 400 bytes is left out: it was not
  /// written to be read.
  private static func excerpt(of source: SourceFile, range: SourceRange, column: Int) -> String {
    let bytes = source.bytes
    let offset = Int(start(of: range, in: source))
    let lineStart = offset - (column - 1)
    var lineEnd = offset
    while lineEnd < bytes.count, bytes[lineEnd] != UInt8(ascii: "\n"),
      bytes[lineEnd] != UInt8(ascii: "\r")
    {
      lineEnd += 1
    }
    guard lineEnd - lineStart <= 400, lineEnd > lineStart else { return "" }
    let before = String(decoding: bytes[lineStart..<offset], as: UTF8.self)
    let marked = String(
      decoding: bytes[offset..<max(offset, min(Int(range.end), lineEnd))], as: UTF8.self)
    let padding = String(before.map { $0 == "\t" ? "\t" : " " })
    let marker = "^" + String(repeating: "~", count: max(0, marked.count - 1))
    return String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self) + "\n" + padding + marker
      + "\n"
  }
}
