import WidgetSource

extension Report {
  /// `--format json`: one object, documented in docs/command-line.md.
  ///
  /// For example:
  /// ```
  /// {"version": 1, "diagnostics": [{"file": "A.swift", "line": 1, "column": 8, "endLine": 1,
  ///   "endColumn": 9, "severity": "error", "rule": "…", "message": "…", "notes": [], "fix": []}],
  ///   "stale": []}
  /// ```
  /// The lines and columns of an unknown position are null. A note has the keys of a position and `message`. An edit of
  /// a fix has the keys of a position and `replacement`. A diagnostic about a part of a contract also has `at` and
  /// `swift`, the names of the part in the JSON and in Swift.
  var json: String {
    var json = JSONText()
    var formatter = formatter
    json.object { json in
      json.member("version") { $0.integer(1) }
      json.objects("diagnostics", diagnostics) { Self.write($1, &$0, &formatter) }
      json.member("stale") { $0.array(stalePaths) { $0.string($1) } }
    }
    return json.text + "\n"
  }

  private static func write(
    _ diagnostic: Diagnostic, _ json: inout JSONText, _ formatter: inout DiagnosticFormatter
  ) {
    writePlace(diagnostic.file, diagnostic.range, &json, &formatter)
    json.member("severity") { $0.string(diagnostic.severity.rawValue) }
    json.member("rule") { $0.string(diagnostic.id) }
    json.member("message") { $0.string(diagnostic.message) }
    if let subject = diagnostic.subject { write(subject, &json) }
    json.objects("notes", diagnostic.notes) { json, note in
      writePlace(note.file, note.range, &json, &formatter)
      json.member("message") { $0.string(note.message) }
    }
    json.objects("fix", diagnostic.fix) { json, edit in
      writePlace(edit.file, edit.range, &json, &formatter)
      json.member("replacement") { $0.string(edit.replacement) }
    }
  }

  /// Writes the members for a part of a contract.
  static func write(_ subject: Diagnostic.Subject, _ json: inout JSONText) {
    json.member("at") { $0.string(subject.at) }
    json.member("swift") { $0.string(subject.swift) }
    if let payload = subject.payload { json.member("payload") { $0.string(payload) } }
  }

  private static func writePlace(
    _ file: String, _ range: SourceRange?, _ json: inout JSONText,
    _ formatter: inout DiagnosticFormatter
  ) {
    let start = formatter.position(of: range, in: file)
    let endRange = range.map { SourceRange(start: $0.end, end: $0.end) }
    let end = formatter.position(of: endRange, in: file)
    json.member("file") { $0.string(file) }
    for (key, number) in [
      ("line", start?.line), ("column", start?.column), ("endLine", end?.line),
      ("endColumn", end?.column),
    ] {
      json.member(key) { json in
        if let number { json.integer(number) } else { json.null() }
      }
    }
  }
}
