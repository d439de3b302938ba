import WidgetDriver

/// The shell scripts in a TOML file of mise: the strings and arrays after `run`, and the values of
/// the table `tasks`.
struct TaskScripts {
  private(set) var segments: [ScriptSegment] = []
  private let file: [UInt8]
  private var offset = 0
  /// Whether each key of the current table is a task.
  private var listsTasks = false

  init(_ file: [UInt8]) {
    self.file = file
    while offset < file.count {
      readLine()
      offset =
        (file[min(offset, file.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? file.count) + 1
    }
  }

  private mutating func readLine() {
    skip(" \t")
    let line = file[offset...].prefix { $0 != UInt8(ascii: "\n") }
    if line.first == UInt8(ascii: "[") {
      listsTasks = line.starts(with: "[tasks]".utf8)
    } else if line.first != UInt8(ascii: "#"), let start = valueStart(in: line) {
      offset = start
      readValue()
    }
  }

  /// Returns the start of the script in a line such as `run = "…"`, `gen = { run = "…" }` or, in the table `tasks`,
  /// `gen = "…"`. Returns nil for any other line.
  private func valueStart(in line: ArraySlice<UInt8>) -> Int? {
    for index in line.indices where file[index] == UInt8(ascii: "=") {
      let key = line[..<index].reversed().drop { $0 == UInt8(ascii: " ") }
      let isRun =
        key.starts(with: "nur".utf8)
        && (key.dropFirst(3).first.map { " {,".utf8.contains($0) } ?? true)
      let start = line[(index + 1)...].firstIndex { $0 != UInt8(ascii: " ") }
      let isTable = start.map { file[$0] == UInt8(ascii: "{") } ?? true
      if isRun || listsTasks && !isTable { return start }
    }
    return nil
  }

  /// Reads a string or an array of strings.
  private mutating func readValue() {
    guard offset < file.count else { return }
    guard file[offset] == UInt8(ascii: "[") else { return readString() }
    offset += 1
    while offset < file.count, file[offset] != UInt8(ascii: "]") {
      if "\"'".utf8.contains(file[offset]) {
        readString()
      } else if file[offset] == UInt8(ascii: "#") {
        offset = file[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? file.count
      } else {
        offset += 1
      }
    }
  }

  private mutating func readString() {
    guard offset < file.count, "\"'".utf8.contains(file[offset]) else { return }
    let quote = file[offset]
    let isLong = file[offset...].starts(with: [quote, quote, quote])
    let delimiter = Array(repeating: quote, count: isLong ? 3 : 1)
    let start = offset + delimiter.count
    offset = start
    while offset < file.count, !file[offset...].starts(with: delimiter) {
      offset += quote == UInt8(ascii: "\"") && file[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(offset, file.count)
    segments.append(
      quote == UInt8(ascii: "'")
        ? ScriptSegment(file, start..<end) : ScriptSegment(escaped: file, start..<end))
    offset = end + delimiter.count
  }

  private mutating func skip(_ bytes: String) {
    while offset < file.count, bytes.utf8.contains(file[offset]) { offset += 1 }
  }
}
