/// The first two lines of every generated file.
///
/// They contain no version and no date, so that the same input always generates the same bytes.
package enum GeneratedHeader {
  package static let text = "// Generated using widgetgen\n// DO NOT EDIT\n"

  /// The start of every generated file. Only files with this start are overwritten.
  package static let mark = "// Generated using"
}
