/// How a run reports what it found and did.
struct ReportSettings {
  enum Format: String, CaseIterable {
    case text, json, github, sarif

    /// Whether it is a document for another program, which is printed even if it is empty.
    var isDocument: Bool { self == .json || self == .sarif }
  }

  let format: Format
  /// The file that takes the report in place of the standard streams.
  let outputFile: String?
  let isVerbose: Bool
  let isQuiet: Bool
  let showsDiff: Bool

  /// Whether standard output is a document.
  var printsDocument: Bool { format.isDocument && outputFile == nil }

  init(_ arguments: Arguments?) {
    format = arguments?.last("format").flatMap(Format.init) ?? .text
    outputFile = arguments?.last("output-file")
    isVerbose = arguments?.has("verbose") ?? false
    isQuiet = arguments?.has("quiet") ?? false
    showsDiff = arguments?.has("diff") ?? false
  }
}
