import WidgetSource

extension Report {
  /// `--format gitlab`: a code quality report, which GitLab shows in merge requests.
  ///
  /// For example:
  /// ```
  /// [{"description": "…", "check_name": "unknown-key", "fingerprint": "9f86d081884c7d65",
  ///   "severity": "major", "location": {"path": "A.swift", "lines": {"begin": 1}}}]
  /// ```
  var gitlab: String {
    var json = JSONText()
    var formatter = formatter
    var occurrences: [String: Int] = [:]
    json.array(diagnostics) { json, diagnostic in
      let path = pathInWorkspace(diagnostic.file)
      let line = formatter.position(of: diagnostic.range, in: diagnostic.file)?.line ?? 1
      // The line is not included, so that a finding stays the same if it moves.
      let identity = "\(diagnostic.id)\n\(path)\n\(diagnostic.message)"
      let occurrence = occurrences[identity, default: 0]
      occurrences[identity] = occurrence + 1
      json.object { json in
        json.member("description") { $0.string(diagnostic.message) }
        json.member("check_name") { $0.string(diagnostic.id) }
        json.member("fingerprint") { $0.string("\(identity)\n\(occurrence)".fingerprint) }
        json.member("severity") { $0.string(Self.level(of: diagnostic.severity)) }
        json.object("location") { json in
          json.member("path") { $0.string(path) }
          json.object("lines") { $0.member("begin") { $0.integer(line) } }
        }
      }
    }
    return json.text + "\n"
  }

  private static func level(of severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
