import WidgetSource

extension Report {
  /// `--format junit`: a test report in XML, which most CI services can show.
  ///
  /// Each diagnostic is a test case. Only errors are failures. Without diagnostics, there is one test case that passes.
  var junit: String {
    var formatter = formatter
    let failures = diagnostics.count { $0.severity == .error }
    var cases = diagnostics.map { diagnostic in
      let line = formatter.position(of: diagnostic.range, in: diagnostic.file)?.line
      let path = pathInWorkspace(diagnostic.file)
      let place = line.map { "\(path):\($0)" } ?? path
      let message = Self.attribute(diagnostic.message)
      let start =
        "    <testcase classname=\"\(Self.attribute(path))\" name=\"\(Self.attribute(diagnostic.id)) at "
        + "\(Self.attribute(place))\">"
      let content =
        diagnostic.severity == .error
        ? "<failure type=\"\(Self.attribute(diagnostic.id))\" message=\"\(message)\"/>"
        : "<system-out>\(diagnostic.severity.rawValue): \(message)</system-out>"
      return "\(start)\(content)</testcase>\n"
    }
    if cases.isEmpty { cases = ["    <testcase classname=\"widgetgen\" name=\"no findings\"/>\n"] }
    let counts = "name=\"widgetgen\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite \(counts)>
      \(cases.joined())  </testsuite>
      </testsuites>

      """
  }

  /// Returns a text escaped for an attribute or an element. Carriage returns, and characters that XML forbids, are
  /// replaced with U+FFFD.
  private static func attribute(_ text: String) -> String {
    String(
      text.unicodeScalars.flatMap { scalar -> [Character] in
        switch scalar {
        case "&": Array("&amp;")
        case "<": Array("&lt;")
        case ">": Array("&gt;")
        case "\"": Array("&quot;")
        case "\n": Array("&#10;")
        case "\t": Array("&#9;")
        case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": ["\u{FFFD}"]
        default: [Character(scalar)]
        }
      }
    ).escapingCommands(with: "&#35;")
  }
}
