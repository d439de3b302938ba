import WidgetSource

extension Report {
  /// `--format sarif`: a log in SARIF 2.1.0 (OASIS standard), for code scanning.
  ///
  /// - Parameter rules: the known rules. The log describes each rule that has diagnostics.
  func sarif(_ rules: RuleCatalogue) -> String {
    var json = JSONText()
    var places = Places(formatter: formatter)
    json.object { json in
      json.member("$schema") { $0.string("https://json.schemastore.org/sarif-2.1.0.json") }
      json.member("version") { $0.string("2.1.0") }
      json.objects("runs", [diagnostics]) { json, diagnostics in
        json.object("tool") { writeTool(diagnostics, rules, &$0) }
        json.member("columnKind") { $0.string("unicodeCodePoints") }
        json.objects("results", diagnostics) { writeResult($1, &$0, &places) }
      }
    }
    return json.text + "\n"
  }

  private func writeTool(
    _ diagnostics: [Diagnostic], _ rules: RuleCatalogue, _ json: inout JSONText
  ) {
    json.object("driver") { json in
      json.member("name") { $0.string("widgetgen") }
      json.member("version") { $0.string(ToolVersion.current) }
      json.member("informationUri") { $0.string(ToolVersion.documentation) }
      json.objects("rules", Set(diagnostics.map(\.id)).stablySorted()) {
        writeRule($1, rules, &$0)
      }
    }
  }

  private func writeRule(_ id: String, _ rules: RuleCatalogue, _ json: inout JSONText) {
    json.member("id") { $0.string(id) }
    guard let rule = rules.rule(id) else { return }
    if let title = rules.pages.title(of: id), let explanation = rules.pages.explanation(of: id) {
      json.member("shortDescription") { writeMessage(title, &$0) }
      json.member("fullDescription") { writeMessage(explanation, &$0) }
    }
    json.member("helpUri") { $0.string(rule.helpURI) }
  }

  private func writeResult(
    _ diagnostic: Diagnostic, _ json: inout JSONText, _ places: inout Places
  ) {
    json.member("ruleId") { $0.string(diagnostic.id) }
    json.member("level") {
      $0.string(diagnostic.severity == .info ? "note" : diagnostic.severity.rawValue)
    }
    json.member("message") { writeMessage(diagnostic.message, &$0) }
    json.object("properties") { json in
      json.member("severity") { $0.string(diagnostic.severity.rawValue) }
      if let subject = diagnostic.subject { Self.write(subject, &json) }
    }
    json.objects("locations", [diagnostic]) { writeLocation($1.file, $1.range, &$0, &places) }
    if !diagnostic.notes.isEmpty {
      json.objects("relatedLocations", diagnostic.notes) { json, note in
        writeLocation(note.file, note.range, &json, &places)
        json.member("message") { writeMessage(note.message, &$0) }
      }
    }
    if !diagnostic.fix.isEmpty {
      json.objects("fixes", [diagnostic.fix]) { writeFix($1, &$0, &places) }
    }
  }

  /// Writes a fix object (section 3.55), with the edits grouped by file.
  private func writeFix(
    _ edits: [SourceEdit], _ json: inout JSONText, _ places: inout Places
  ) {
    json.objects("artifactChanges", edits.map(\.file).uniqued()) { json, file in
      json.member("artifactLocation") { writeArtifact(file, &$0) }
      json.objects("replacements", edits.filter { $0.file == file }) { json, edit in
        writeRegion("deletedRegion", edit.range, in: file, &json, &places)
        json.member("insertedContent") { writeMessage(edit.replacement, &$0) }
      }
    }
  }

  private func writeMessage(_ text: String, _ json: inout JSONText) {
    json.object { $0.member("text") { $0.string(text) } }
  }

  private func writeLocation(
    _ file: String, _ range: SourceRange?, _ json: inout JSONText,
    _ places: inout Places
  ) {
    json.object("physicalLocation") { json in
      json.member("artifactLocation") { writeArtifact(file, &$0) }
      writeRegion("region", range, in: file, &json, &places)
    }
  }

  private func writeArtifact(_ file: String, _ json: inout JSONText) {
    json.object { $0.member("uri") { $0.string(Self.uri(of: pathInWorkspace(file))) } }
  }

  /// Writes a region, if its position is known.
  private func writeRegion(
    _ key: String, _ range: SourceRange?, in file: String, _ json: inout JSONText,
    _ places: inout Places
  ) {
    guard let region = region(of: range, in: file, &places) else { return }
    json.object(key) { json in
      for (key, number) in region { json.member(key) { $0.integer(number) } }
    }
  }

  /// Converts positions in the files that diagnostics point to.
  private struct Places {
    var formatter: DiagnosticFormatter
    /// The counts of Unicode scalars, by path.
    var counts: [String: CharacterCounts] = [:]
  }

  /// Returns the lines and columns of a range, or nil if the range or its file is unknown. Columns count Unicode
  /// scalars instead of bytes.
  private func region(
    of range: SourceRange?, in file: String, _ places: inout Places
  ) -> KeyValuePairs<String, Int>? {
    guard let range, let source = texts[file],
      let start = places.formatter.position(of: range, in: file),
      let end = places.formatter.position(
        of: SourceRange(start: range.end, end: range.end), in: file)
    else { return nil }
    let counts = places.counts[file] ?? CharacterCounts(source)
    places.counts[file] = counts
    func column(_ place: (line: Int, column: Int), _ offset: UInt32) -> Int {
      let offset = min(offset, UInt32(source.bytes.count))
      return counts.count(in: offset - UInt32(place.column - 1)..<offset) + 1
    }
    return [
      "startLine": start.line, "startColumn": column(start, range.start), "endLine": end.line,
      "endColumn": column(end, range.end),
    ]
  }

  /// Returns the URI of a path. A relative path stays relative, so that a code-scanning service finds it in the
  /// repository. All characters except for `/` and unreserved characters are percent-encoded (RFC 3986, section 2).
  private static func uri(of path: String) -> String {
    let encoded = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        return String(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}
