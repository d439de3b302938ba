import WidgetSource

extension ReportSettings.Format {
  /// The kind of a report in this format, which can replace an older report.
  var kind: DocumentKind {
    let name = "a report in the format '\(rawValue)'"
    return switch self {
    case .text:
      DocumentKind(name) { text in
        guard let line = text.split(separator: "\n").first else { return true }
        return line.hasSuffix("]")
          && [": error: ", ": warning: ", ": info: "].contains(where: line.holds)
      }
    case .github:
      DocumentKind(name) { text in
        ["error ", "warning ", "notice "].contains { text.hasPrefix("::\($0)file=") }
      }
    case .json:
      DocumentKind(name, jsonStartingWith: [#"{"version":1,"diagnostics":["#])
    case .sarif:
      DocumentKind(
        name, jsonStartingWith: [#"{"$schema":"https://json.schemastore.org/sarif-"#],
        containing: #""driver":{"name":"widgetgen""#)
    case .junit:
      DocumentKind(
        name,
        startingWith:
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"widgetgen\"")
    case .gitlab:
      // Without findings, the report is an empty list.
      DocumentKind(name) { text in
        text == "[]\n"
          || text.hasPrefix("[\n  {\n    \"description\": ") && text.holds("\"check_name\"")
      }
    }
  }
}
