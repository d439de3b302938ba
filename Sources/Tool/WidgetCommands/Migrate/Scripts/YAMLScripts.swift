import WidgetDriver

/// The scripts in a YAML file of a CI system, XcodeGen or another tool.
struct YAMLScripts {
  private(set) var segments: [ScriptSegment] = []

  /// Keys whose values are commands or lists of commands.
  private static let keys: Set = [
    "run", "script", "scripts", "command", "commands", "cmd", "cmds", "shell", "before_script",
    "after_script",
    "before_install", "install", "after_success", "content", "pre", "post", "inline", "entry",
  ]

  init(_ file: [UInt8]) {
    let lines = ScriptFormat.lines(file)
    /// The enclosing keys of a line with their indentations, innermost last.
    var open: [(indentation: Int, key: String)] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard let entry = Entry(file, line) else { continue }
      while let last = open.last,
        last.indentation >= entry.indentation + (entry.isItem && entry.key == nil ? 1 : 0)
      {
        open.removeLast()
      }
      if let key = entry.key { open.append((entry.keyIndentation, key)) }
      let key = entry.key ?? open.last?.key ?? ""
      guard entry.key != nil || entry.isItem, Self.keys.contains(key), !entry.value.isEmpty else {
        continue
      }
      let first = file[entry.value.lowerBound]
      if first == UInt8(ascii: "|") || first == UInt8(ascii: ">") {
        let depth = entry.key == nil ? entry.indentation : entry.keyIndentation
        let end = Self.blockEnd(file, lines, from: index, deeperThan: depth)
        guard end > index else { continue }
        var segment = ScriptSegment(file, lines[index].lowerBound..<lines[end - 1].upperBound)
        if first == UInt8(ascii: ">") { segment.foldLines() }
        segments.append(segment)
        index = end
      } else if let segment = Self.segment(file, onOneLine: entry.value) {
        segments.append(segment)
      }
    }
  }

  /// Returns a value on one line, without its quotes. Returns nil if the closing quote is missing.
  private static func segment(
    _ file: [UInt8], onOneLine value: Range<Int>
  ) -> ScriptSegment? {
    let first = file[value.lowerBound]
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return ScriptSegment(file, value)
    }
    let start = value.lowerBound + 1
    return file[start..<value.upperBound].lastIndex(of: first).map { end in
      first == UInt8(ascii: "\"")
        ? ScriptSegment(escaped: file, start..<end) : ScriptSegment(file, start..<end)
    }
  }

  /// A line `- key: value`, `key: value` or `- value`.
  private struct Entry {
    let indentation: Int
    /// The indentation of the key, after the dash.
    let keyIndentation: Int
    let isItem: Bool
    let key: String?
    let value: Range<Int>

    /// Returns nil for an empty line or a comment.
    init?(_ file: [UInt8], _ line: Range<Int>) {
      func skipBlanks(_ start: Int) -> Int {
        file[start..<line.upperBound].firstIndex { $0 != UInt8(ascii: " ") } ?? line.upperBound
      }
      var start = skipBlanks(line.lowerBound)
      guard start < line.upperBound, file[start] != UInt8(ascii: "#") else { return nil }
      indentation = start - line.lowerBound
      var isItem = false
      while file[start..<line.upperBound].starts(with: "- ".utf8) {
        isItem = true
        start = skipBlanks(start + 1)
      }
      self.isItem = isItem
      keyIndentation = start - line.lowerBound
      let name = file[start..<line.upperBound].prefix { byte in
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
      let colon = name.endIndex
      let isKey =
        !name.isEmpty && colon < line.upperBound && file[colon] == UInt8(ascii: ":")
        && (colon + 1 == line.upperBound || file[colon + 1] == UInt8(ascii: " "))
      key = isKey ? String(decoding: name, as: UTF8.self) : nil
      let end = line.upperBound - (file[line].last == UInt8(ascii: "\r") ? 1 : 0)
      let first = isKey ? skipBlanks(colon + 1) : start
      value = min(first, end)..<end
    }
  }

  /// Returns the index after the last line of a block. Lines of a block are empty or indented
  /// deeper than `depth`.
  private static func blockEnd(
    _ file: [UInt8], _ lines: [Range<Int>], from first: Int, deeperThan depth: Int
  ) -> Int {
    var end = first
    for index in first..<lines.count {
      let blanks = file[lines[index]].prefix { $0 == UInt8(ascii: " ") }.count
      if blanks == lines[index].count { continue }
      if blanks <= depth { break }
      end = index + 1
    }
    return end
  }
}
