import WidgetDriver
import WidgetSource

/// Parses lines by their indentation.
///
/// A problem does not stop the parser. The first problem is thrown at the end.
struct YAMLReader {
  private struct Line {
    var indentation: Int
    /// The text without indentation and comment.
    var text: Substring
    /// The index of the line in the file.
    let number: Int
    /// Whether the indentation contains a tab, which YAML does not allow.
    var hasTab = false

    /// Whether the line begins or ends a document.
    var isMark: Bool {
      indentation == 0 && ["---", "..."].contains(text.prefix { !$0.isWhitespace })
    }

    /// Whether the line contains only the marker.
    var isBare: Bool { text.count == 3 }
  }

  private let text: String
  private let allLines: [Substring]
  /// The lines of the first document that are neither empty nor comments.
  private var lines: [Line]
  /// The first line after the first document, or the first document's marker if text follows it on
  /// the same line.
  private let rest: Line?
  private var next = 0
  private var depth = 0
  private var problem: YAMLProblem?
  /// The maximum nesting depth. Every level uses stack frames.
  static let deepestNesting = 64

  init(_ text: String) {
    self.text = text
    // Some editors write a byte order mark.
    let text = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    allLines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let found = allLines.enumerated().compactMap { number, line -> Line? in
      let content = Self.withoutComment(line)
      let text = content.trimmed[...]
      if text.isEmpty { return nil }
      let indentation = Self.indentation(of: content)
      return Line(
        indentation: indentation, text: text, number: number,
        hasTab: content.prefix(indentation).contains("\t"))
    }
    let first = found.drop { $0.isMark && $0.isBare }
    let end = first.firstIndex { $0.isMark } ?? found.endIndex
    // If text follows the first document's marker on its line, `lines` is empty and `rest` is that line.
    let following = found[end...].drop { $0.text == "..." }
    (lines, rest) = (Array(first[..<end]), following.first)
  }

  private var line: Line? { next < lines.count ? lines[next] : nil }

  /// Returns the value of the whole document.
  mutating func read() throws(YAMLProblem) -> YAMLValue {
    let value = readBlock(in: -1)
    skip(deeperThan: -1)
    if let rest { report(lines.isEmpty ? .mark : .document, onLine: rest.number) }
    if let problem { throw problem }
    return value
  }

  /// Reads the next line, and the lines after it that belong to the same value.
  ///
  /// - Parameter parent: the indentation of the enclosing value.
  private mutating func readBlock(in parent: Int) -> YAMLValue {
    guard let first = line, depth < Self.deepestNesting else { return .text("") }
    depth += 1
    defer { depth -= 1 }
    checkTab()
    if Self.isItem(first.text) { return readList(indentation: first.indentation) }
    if Self.pair(first.text) != nil { return readMap(indentation: first.indentation) }
    next += 1
    return readValue(first.text, in: parent)
  }

  private mutating func readList(indentation: Int) -> YAMLValue {
    var elements: [YAMLValue] = []
    while let item = line, item.indentation == indentation, Self.isItem(item.text) {
      checkTab()
      let rest = item.text.dropFirst().drop { $0.isWhitespace }
      if rest.isEmpty {
        next += 1
        elements.append(readBlock(deeperThan: indentation))
      } else {
        // The text after the dash starts a nested block at its own column.
        let depth = indentation + item.text.count - rest.count
        lines[next] = Line(indentation: depth, text: rest, number: item.number)
        elements.append(readBlock(in: indentation))
      }
      skip(deeperThan: indentation)
    }
    return .list(elements)
  }

  private mutating func readMap(indentation: Int) -> YAMLValue {
    var members: [YAMLValue.Member] = []
    var keys: Set<String> = []
    while let entry = line, entry.indentation == indentation,
      let (key, text) = Self.pair(entry.text)
    {
      checkTab()
      next += 1
      if Self.problem(in: entry.text) == .anchor { report(.anchor) }
      if !keys.insert(key).inserted { report(.repeatedKey) }
      let range = range(ofLine: entry.number)
      members.append(.init(key: key, value: readMember(text, in: indentation), range: range))
      skip(deeperThan: indentation)
    }
    return .map(members)
  }

  private mutating func readMember(_ text: Substring, in indentation: Int) -> YAMLValue {
    if !text.isEmpty { return readValue(text, in: indentation) }
    // A list can have the indentation of its key.
    if let line, line.indentation == indentation, Self.isItem(line.text) {
      return readBlock(in: indentation)
    }
    return readBlock(deeperThan: indentation)
  }

  private mutating func readBlock(deeperThan indentation: Int) -> YAMLValue {
    guard let line, line.indentation > indentation else { return .text("") }
    return readBlock(in: indentation)
  }

  /// Reads the value that starts on the previous line, and can continue on the next lines.
  private mutating func readValue(_ text: Substring, in parent: Int) -> YAMLValue {
    if Self.isBlockText(text) { return .text(readBlockText(text, in: parent)) }
    guard Self.opensBracket(text) else { return inline(text) }
    let first = next - 1
    var whole = String(text)
    var nesting = YAMLNesting()
    nesting.read(text)
    while nesting.isOpen, let line {
      nesting.read(" " + line.text)
      whole += " " + line.text
      next += 1
    }
    if nesting.isOpen { report(.bracket, at: first) }
    return inline(whole[...])
  }

  /// Returns the block string in the following lines, which are indented deeper than the enclosing
  /// value.
  private mutating func readBlockText(_ header: Substring, in parent: Int) -> String {
    let below = allLines[(lines[next - 1].number + 1)...]
    // A digit in the header specifies the indentation relative to the enclosing value.
    let indentation = header.compactMap(\.wholeNumberValue).first.map { max(parent, 0) + $0 }
    let text = below.prefix { line in
      line.allSatisfy(\.isWhitespace) || Self.indentation(of: line) >= indentation ?? parent + 1
    }
    while let line, line.number < text.endIndex { next += 1 }
    return Self.blockText(Array(text), header: header, indentation: indentation)
  }

  /// Skips and reports lines that are not part of a value.
  private mutating func skip(deeperThan indentation: Int) {
    while let line, line.indentation > indentation {
      checkTab()
      next += 1
      report(.line)
    }
  }

  /// Reports a tab in the indentation of the next line.
  private mutating func checkTab() {
    if line?.hasTab == true { report(.tab, at: next) }
  }

  /// Reports a problem on the previous line.
  mutating func report(_ kind: YAMLProblem.Kind) { report(kind, at: next - 1) }

  private mutating func report(_ kind: YAMLProblem.Kind, at place: Int) {
    guard lines.indices.contains(place) else { return }
    report(kind, onLine: lines[place].number)
  }

  private mutating func report(_ kind: YAMLProblem.Kind, onLine number: Int) {
    if problem == nil { problem = YAMLProblem(kind: kind, range: range(ofLine: number)) }
  }

  /// Returns the range of a line without surrounding white space.
  private func range(ofLine number: Int) -> SourceRange {
    let line = allLines[number]
    let start = line.firstIndex { !$0.isWhitespace } ?? line.startIndex
    let end = line.lastIndex { !$0.isWhitespace }.map(line.index(after:)) ?? start
    let offsets = [start, end].map { text.utf8.distance(from: text.startIndex, to: $0) }
    return SourceRange(offsets[0]..<offsets[1])
  }
}

// MARK: - Values in one line
extension YAMLReader {
  static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  static func opensBracket(_ text: Substring) -> Bool { text.first.map("[{".contains) ?? false }

  /// Parses `key: value` or `key:`. The key can be quoted. Returns nil for any other text.
  static func pair(_ text: Substring) -> (key: String, value: Substring)? {
    guard let first = text.first, !opensBracket(text) else { return nil }
    let isQuoted = "\"'".contains(first)
    let keyEnd =
      isQuoted
      ? text.dropFirst().firstIndex(of: first).map(text.index(after:)) : text.firstIndex(of: ":")
    guard let keyEnd, text[keyEnd...].first == ":" else { return nil }
    let rest = text[keyEnd...].dropFirst()
    guard isQuoted || rest.isEmpty || rest.first == " " else { return nil }
    return (unquoted(text[..<keyEnd].trimmed[...]), rest.trimmed[...])
  }

  /// Parses a scalar, `[a, b]` or `{a: b}`.
  mutating func inline(_ text: Substring, depth: Int = 0) -> YAMLValue {
    guard depth < Self.deepestNesting else { return .text("") }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(Self.parts(of: text).map { inline($0, depth: depth + 1) })
    }
    guard text.hasPrefix("{"), text.hasSuffix("}") else {
      if let kind = Self.problem(in: text) { report(kind) }
      let isQuoted = text.first.map("\"'".contains) ?? false
      return isQuoted ? .text(Self.unquoted(text)) : YAMLScalar.value(text)
    }
    var keys: Set<String> = []
    return .map(
      Self.parts(of: text).map { part in
        let pair = Self.pair(part)
        let key = pair?.key ?? Self.unquoted(part)
        if !keys.insert(key).inserted { report(.repeatedKey) }
        return .init(key: key, value: inline(pair?.value ?? "", depth: depth + 1))
      })
  }

  /// Returns the problem of a scalar, or nil if it is supported.
  static func problem(in text: Substring) -> YAMLProblem.Kind? {
    guard let first = text.first else { return nil }
    if "&*!".contains(first) { return .anchor }
    guard "\"'".contains(first) else { return nil }
    var quotes = YAMLQuotes()
    for character in text { _ = quotes.isOutside(character) }
    return quotes.isOpen ? .quote : nil
  }

  /// Splits the text between brackets at its commas, except inside nested brackets and quotes.
  private static func parts(of text: Substring) -> [Substring] {
    var nesting = YAMLNesting()
    let parts = text.dropFirst().dropLast().split { character in
      nesting.read(character) && !nesting.isOpen && character == ","
    }
    return parts.map { $0.trimmed[...] }.filter { !$0.isEmpty }
  }

  static func withoutComment(_ line: Substring) -> Substring {
    var quotes = YAMLQuotes()
    var previous: Character = " "
    for index in line.indices {
      if quotes.isOutside(line[index]), line[index] == "#", previous.isWhitespace {
        return line[..<index]
      }
      previous = line[index]
    }
    return line
  }

  static func indentation(of line: Substring) -> Int { line.prefix { $0.isWhitespace }.count }
}

// MARK: - Strings
extension YAMLReader {
  /// Returns a string without its quotes and escapes, or unchanged if it is not quoted.
  static func unquoted(_ text: Substring) -> String {
    guard text.count > 1, let quote = text.first, quote == text.last else { return String(text) }
    let content = text.dropFirst().dropLast()
    switch quote {
    case "'": return withoutDoubledQuotes(content)
    case "\"": return unescaped(content)
    default: return String(text)
    }
  }

  /// Replaces each pair of single quotes with one quote.
  private static func withoutDoubledQuotes(_ text: Substring) -> String {
    var isSecond = true
    return text.filter { character in
      if character == "'" { isSecond.toggle() }
      return character != "'" || !isSecond
    }
  }

  /// Decodes the escape sequences of a double-quoted string (YAML 1.2, section 5.7). After any other backslash, the next
  /// character represents itself.
  private static func unescaped(_ text: Substring) -> String {
    let signs: [Character: Character] = [
      "0": "\0", "a": "\u{07}", "b": "\u{08}", "t": "\t", "n": "\n", "v": "\u{0B}", "f": "\u{0C}",
      "r": "\r", "e": "\u{1B}", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
    ]
    let digits: [Character: Int] = ["x": 2, "u": 4, "U": 8]
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let escape = rest.popFirst() else {
        result.append(character)
        continue
      }
      if let count = digits[escape], let number = UInt32(rest.prefix(count), radix: 16),
        let scalar = Unicode.Scalar(number)
      {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(count)
      } else {
        result.append(signs[escape] ?? escape)
      }
    }
    return result
  }

  /// Returns whether a value is the header of a block string, whose text is in the next lines. `|` keeps line breaks,
  /// and `>` replaces them with spaces. A following `-` removes the last line break, and `+` keeps all line breaks at
  /// the end. A digit specifies the indentation.
  static func isBlockText(_ text: Substring) -> Bool {
    guard let first = text.first, "|>".contains(first) else { return false }
    let rest = text.dropFirst()
    let digits = rest.count { "123456789".contains($0) }
    let signs = rest.count { "+-".contains($0) }
    return digits <= 1 && signs <= 1 && digits + signs == rest.count
  }

  /// Returns the block string in some lines, without their indentation. If it is nil, the first line that is not blank
  /// determines the indentation.
  static func blockText(_ lines: [Substring], header: Substring, indentation: Int?) -> String {
    let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    let depth = indentation ?? lines.first { !isBlank($0) }.map(Self.indentation) ?? 0
    let end = lines.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    let texts = lines[..<end].map { $0.dropFirst(min(depth, Self.indentation(of: $0))) }
    let text = header.first == "|" ? texts.joined(separator: "\n") : folded(texts)
    if header.contains("-") { return text }
    if header.contains("+") { return text + String(repeating: "\n", count: lines.count - end + 1) }
    return text.isEmpty ? "" : text + "\n"
  }

  /// Joins lines with spaces. An empty line becomes a line break.
  private static func folded(_ lines: [Substring]) -> String {
    var text = ""
    for line in lines {
      if line.isEmpty {
        text += "\n"
      } else {
        text += (text.isEmpty || text.last == "\n" ? "" : " ") + line
      }
    }
    return text
  }
}
