import WidgetGenerator
import WidgetSource

/// Removes the diagnostics, other than errors, that comments silence. Reports comments that silence nothing.
///
/// For example: `let old: String  // widgetgen:ignore unused-annotation`. A comment on a separate line applies to the
/// comments below it and to the first line after them.
struct IgnoreComments {
  private let files: [ScannedFile]
  private let rules: [String]

  init(_ files: [ScannedFile], rules: [String]) {
    self.files = files.filter { !$0.ignoreComments.isEmpty }
    self.rules = rules
  }

  /// - Parameter isComplete: whether the diagnostics contain every warning of the sources. Otherwise, comments that
  ///   silence nothing are not reported.
  func filter(_ diagnostics: [Diagnostic], isComplete: Bool) -> [Diagnostic] {
    if files.isEmpty { return diagnostics }
    var kept = diagnostics
    var found: [Diagnostic] = []
    for file in files {
      for comment in comments(of: file) {
        let count = kept.count
        let matches: (Diagnostic) -> Bool = { comment.covers($0, in: file.source.path) }
        let silencesError = kept.contains { $0.severity == .error && matches($0) }
        kept.removeAll { $0.severity != .error && matches($0) }
        if kept.count < count { continue }
        let place = (file: file.source.path, range: comment.range)
        if comment.rule.isEmpty || !rules.contains(comment.rule) {
          found.append(
            DriverDiagnostics.unknownRule(comment.rule, rules, in: place.file, at: place.range))
        } else if silencesError {
          found.append(
            Diagnostic(
              rule: .unusedIgnore,
              message: "'\(comment.rule)' is an error here, and only warnings can be ignored; fix "
                + "it and remove this comment",
              file: place.file, range: place.range))
        } else if isComplete {
          let fix = file.removing(comment.range, fromComment: comment.comment)
          found.append(
            Diagnostic(
              rule: .unusedIgnore,
              message: "there is no '\(comment.rule)' here to ignore; remove this comment",
              file: place.file, range: place.range, fix: fix))
        }
      }
    }
    return kept + found
  }

  /// A rule in a comment.
  private struct Comment {
    let rule: String
    /// The position of the rule, or of the whole comment if it names no rule.
    let range: SourceRange
    /// The position of the whole comment.
    let comment: SourceRange
    /// The offsets of the lines that the comment applies to.
    let lines: Range<UInt32>

    func covers(_ diagnostic: Diagnostic, in path: String) -> Bool {
      guard diagnostic.id == rule, diagnostic.file == path, let range = diagnostic.range else {
        return false
      }
      return lines.contains(range.start)
    }
  }

  /// Returns the rules in the ignore comments of a file. The rules of one comment are separated by
  /// commas.
  private func comments(of file: ScannedFile) -> [Comment] {
    let bytes = file.source.bytes
    return file.ignoreComments.flatMap { comment -> [Comment] in
      let lines = Self.lines(of: comment.range, in: bytes)
      var names: [Comment] = []
      var start = Int(comment.text.start)
      for part in bytes[start..<Int(comment.text.end)].split(separator: UInt8(ascii: ",")) {
        let name = part.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: " ") }
        start = name.startIndex
        names.append(
          Comment(
            rule: String(decoding: name, as: UTF8.self),
            range: SourceRange(start..<name.endIndex), comment: comment.range, lines: lines))
      }
      let all = Comment(rule: "", range: comment.range, comment: comment.range, lines: lines)
      return names.isEmpty ? [all] : names
    }
  }

  /// Returns the line of a comment. If the line contains nothing else, the comment lines below and the next line are
  /// included.
  private static func lines(of comment: SourceRange, in bytes: [UInt8]) -> Range<UInt32> {
    let lineBreak = UInt8(ascii: "\n")
    func end(from offset: Int) -> Int { bytes[offset...].firstIndex(of: lineBreak) ?? bytes.count }
    func text(from offset: Int) -> ArraySlice<UInt8> {
      bytes[offset..<end(from: offset)].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
    let offset = Int(comment.start)
    let start = bytes[..<offset].lastIndex(of: lineBreak).map { $0 + 1 } ?? 0
    var last = start
    while ["//", "/*"].contains(where: { text(from: last).starts(with: Array($0.utf8)) }),
      end(from: last) < bytes.count
    {
      last = end(from: last) + 1
    }
    return UInt32(start)..<UInt32(end(from: last)) + 1
  }
}

extension Rule {
  static let unusedIgnore = Rule("unused-ignore", .warning)
}
