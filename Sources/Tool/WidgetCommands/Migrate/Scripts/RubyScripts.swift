import WidgetDriver
import WidgetSource

/// The shell scripts in a Ruby file: strings in backticks, arguments of methods such as `sh` and `system`, and values
/// of keys such as `script`. An argument or a value is a string or a here-document.
struct RubyScripts {
  private(set) var segments: [ScriptSegment] = []
  private let file: [UInt8]

  private static let runners: Set = [
    "sh", "system", "exec", "spawn", "script", "shell_script", "command",
  ]

  init(_ file: [UInt8]) {
    self.file = file
    var offset = 0
    while offset < file.count {
      switch file[offset] {
      case UInt8(ascii: "#"):
        offset = file[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? file.count
      case let quote where "\"'`".utf8.contains(quote):
        let end = file.closingQuote(from: offset + 1, quote) ?? file.count
        add((offset + 1)..<end, in: quote)
        offset = end + 1
      case UInt8(ascii: "<") where file[offset...].starts(with: "<<".utf8):
        offset = readDocument(offset + 2)
      default: offset += 1
      }
    }
  }

  private mutating func add(_ string: Range<Int>, in quote: UInt8) {
    guard quote == UInt8(ascii: "`") || isScript(before: string.lowerBound - 1) else { return }
    // A list of arguments, such as `sh("sourcery", "--config", path)`, is not a script.
    let rest = file[min(string.upperBound + 1, file.count)...].drop { $0 == UInt8(ascii: " ") }
    if rest.first == UInt8(ascii: ","), !file[string].contains(UInt8(ascii: " ")),
      file[..<string.lowerBound].last(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ">") })
        == UInt8(ascii: "(")
    {
      return
    }
    if quote == UInt8(ascii: "'") {
      segments.append(ScriptSegment(file, string))
    } else {
      segments.append(ScriptSegment(escaped: file, string))
    }
  }

  /// Returns whether the name of a method or key that accepts a script precedes an offset, as in
  /// `sh("` and `:script => "`.
  private func isScript(before offset: Int) -> Bool {
    var end = offset
    while end > 0, " \t\r\n(=>:,".utf8.contains(file[end - 1]) { end -= 1 }
    if file[end..<offset].contains(UInt8(ascii: ",")) { return false }
    var start = end
    while start > 0, isWord(file[start - 1]) { start -= 1 }
    return Self.runners.contains(String(decoding: file[start..<end], as: UTF8.self))
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || isDigit(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Reads a here-document after `<<-NAME`, `<<~NAME` or `<<NAME`, and returns the offset after it. Returns `start` if
  /// there isn't one.
  private mutating func readDocument(_ start: Int) -> Int {
    var offset = start
    while offset < file.count, "-~'\"".utf8.contains(file[offset]) { offset += 1 }
    let name = file[offset...].prefix { isWord($0) }
    // `<<name` can also append a value to an array, and `<<-2` can shift a number.
    guard let first = name.first, !isDigit(first),
      first & 0x20 == 0 || first == UInt8(ascii: "_") || offset > start,
      let line = file[name.endIndex...].firstIndex(of: UInt8(ascii: "\n"))
    else { return start }
    var end = line + 1
    while end < file.count {
      let lineEnd = file[end...].firstIndex(of: UInt8(ascii: "\n")) ?? file.count
      if file[end..<lineEnd].drop(while: { $0 == 0x20 || $0 == 0x09 }).elementsEqual(name) { break }
      end = min(lineEnd + 1, file.count)
    }
    if isScript(before: start - 2) { segments.append(ScriptSegment(file, (line + 1)..<end)) }
    return max(end, line + 1)
  }
}
