import WidgetSource
import WidgetSyntax

/// The constants at file level of all sources. Each file is lexed once.
struct FileConstants {
  private let byFile: [[String: String]]
  private let all: [String: String]

  init(_ files: [SourceFile]) {
    byFile = files.map(\.fileConstants)
    all = byFile.reduce(into: [:]) { all, constants in all.merge(constants) { first, _ in first } }
  }

  /// Returns the value of a constant as text, preferably of one in the given file, or nil if no file declares it.
  func value(of name: String, in file: Int) -> String? { byFile[file][name] ?? all[name] }
}
