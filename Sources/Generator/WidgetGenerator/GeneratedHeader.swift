/// The first two lines of every generated file.
///
/// They contain no version and no date, so that the same input always generates the same bytes.
package enum GeneratedHeader {
  package static let text = "// Generated using widgetgen\n// DO NOT EDIT\n"

  /// The start of every generated file. An existing output file is overwritten only if it has this start.
  package static let mark = "// Generated using"
}
