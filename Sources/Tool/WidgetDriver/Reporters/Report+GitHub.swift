import WidgetSource

extension Report {
  /// `--format github`: workflow commands, which GitHub shows at the line in the pull request.
  ///
  /// For example: `::error file=A.swift,line=3,col=7,title=unknown-key::unknown key 'x'`. GitHub limits the number of
  /// annotations in a step and in a job, so errors come first.
  var github: String {
    var formatter = formatter
    let sorted =
      diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity != .error }
    return sorted.map { diagnostic in
      var properties = [("file", pathInWorkspace(diagnostic.file))]
      if let place = formatter.position(of: diagnostic.range, in: diagnostic.file) {
        properties += [("line", String(place.line)), ("col", String(place.column))]
      }
      properties.append(("title", diagnostic.id))
      let list = properties.map { "\($0.0)=\(Self.escaped($0.1, also: [":", ","]))" }
      let lines =
        [diagnostic.message]
        + diagnostic.notes.map { "\(pathInWorkspace($0.file)): \($0.message)" }
      return "::\(Self.command(for: diagnostic.severity)) \(list.joined(separator: ","))::"
        + lines.map { Self.escaped($0, also: []) }.joined(separator: "%0A") + "\n"
    }.joined()
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// Escapes control characters and, as GitHub's toolkit does, percent signs and, in properties, colons and commas.
  private static func escaped(_ text: String, also: Set<Character>) -> String {
    text.printable.map { character in
      switch character {
      case "%": "%25"
      case ":" where also.contains(":"): "%3A"
      case "," where also.contains(","): "%2C"
      default: String(character)
      }
    }.joined()
  }
}
