import WidgetSource

extension SourceFile {
  /// Returns the file with edits applied, which may touch but not overlap.
  func applying(_ edits: [SourceEdit]) -> SourceFile {
    let breaksLinesWithReturn =
      bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") }
      ?? false
    var result: [UInt8] = []
    var offset = 0
    for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    ) {
      let start = max(Int(edit.range.start), offset)
      result += bytes[offset..<start]
      let text =
        breaksLinesWithReturn ? edit.replacement.replacing("\n", by: "\r\n") : edit.replacement
      result += Array(text.utf8)
      offset = max(Int(edit.range.end), start)
    }
    return SourceFile(path: path, bytes: result + bytes[offset...])
  }
}
