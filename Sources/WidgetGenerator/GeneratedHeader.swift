/// The two lines that every generated file starts with: no version, no date, so that the same
/// input gives the same bytes.
package enum GeneratedHeader {
  package static let text = "// Generated using widgetgen\n// DO NOT EDIT\n"

  /// What a source starts with that is never scanned, whoever generated it.
  package static let mark = "// Generated using"
}
