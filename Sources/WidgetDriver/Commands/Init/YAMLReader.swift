import WidgetSource

/// Reads lines by their indentation, each once.
struct YAMLReader {
  private struct Line {
    var indentation: Int
    var text: Substring
  }

  private var lines: [Line]
  private var next = 0
  private var depth = 0
  /// Deeper than this nothing is read: every level takes a frame of the stack.
  private static let deepestNesting = 64

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let content = Self.withoutComment(line)
      let text = Self.trimmed(content)
      return text.isEmpty || text == "---"
        ? nil : Line(indentation: content.prefix { $0.isWhitespace }.count, text: text)
    }
  }

  private var line: Line? { next < lines.count ? lines[next] : nil }

  /// The lines from here on that are indented as the first or deeper.
  mutating func readBlock() -> YAMLValue {
    guard let first = line, depth < Self.deepestNesting else { return .text("") }
    depth += 1
    defer { depth -= 1 }
    if Self.isItem(first.text) { return readList(indentation: first.indentation) }
    if Self.pair(first.text) != nil { return readMap(indentation: first.indentation) }
    next += 1
    return Self.inline(first.text)
  }

  private mutating func readList(indentation: Int) -> YAMLValue {
    var elements: [YAMLValue] = []
    while let item = line, item.indentation == indentation, Self.isItem(item.text) {
      let rest = item.text.dropFirst().drop { $0.isWhitespace }
      if rest.isEmpty {
        next += 1
        elements.append(readBlock(deeperThan: indentation))
      } else {
        // What stands behind the dash is a block of its own, as deep as it stands.
        let depth = indentation + item.text.count - rest.count
        lines[next] = Line(indentation: depth, text: rest)
        elements.append(readBlock())
      }
      skip(deeperThan: indentation)
    }
    return .list(elements)
  }

  private mutating func readMap(indentation: Int) -> YAMLValue {
    var members: [YAMLValue.Member] = []
    while let entry = line, entry.indentation == indentation,
      let (key, text) = Self.pair(entry.text)
    {
      next += 1
      var value = Self.inline(text)
      if text.isEmpty {
        // A list may stand as deep as its key.
        let isListBelow = line.map { $0.indentation == indentation && Self.isItem($0.text) } == true
        value = isListBelow ? readBlock() : readBlock(deeperThan: indentation)
      }
      members.append(.init(key: key, value: value))
      skip(deeperThan: indentation)
    }
    return .map(members)
  }

  private mutating func readBlock(deeperThan indentation: Int) -> YAMLValue {
    guard let line, line.indentation > indentation else { return .text("") }
    return readBlock()
  }

  /// Passes over what no value took.
  private mutating func skip(deeperThan indentation: Int) {
    while let line, line.indentation > indentation { next += 1 }
  }
}

extension YAMLReader {
  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// `key: value` or `key:`; the key may be quoted.
  private static func pair(_ text: Substring) -> (key: String, value: Substring)? {
    guard let first = text.first, !"[{".contains(first) else { return nil }
    let isQuoted = "\"'".contains(first)
    let keyEnd =
      isQuoted
      ? text.dropFirst().firstIndex(of: first).map(text.index(after:)) : text.firstIndex(of: ":")
    guard let keyEnd, text[keyEnd...].first == ":" else { return nil }
    let rest = text[keyEnd...].dropFirst()
    guard rest.isEmpty || rest.first == " " else { return nil }
    return (unquoted(trimmed(text[..<keyEnd])), trimmed(rest))
  }

  /// A single text, `[a, b]` or `{a: b}`.
  private static func inline(_ text: Substring, depth: Int = 0) -> YAMLValue {
    guard depth < deepestNesting else { return .text("") }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(parts(of: text).map { inline($0, depth: depth + 1) })
    }
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return .text(unquoted(text)) }
    return .map(
      parts(of: text).map { part in
        let pair = pair(part)
        return .init(
          key: pair?.key ?? unquoted(part), value: inline(pair?.value ?? "", depth: depth + 1))
      })
  }

  /// What commas separate between brackets, those inside of brackets and quotes left alone.
  private static func parts(of text: Substring) -> [Substring] {
    var depth = 0
    var quote: Character?
    let parts = text.dropFirst().dropLast().split { character in
      if let open = quote {
        if character == open { quote = nil }
      } else if "\"'".contains(character) {
        quote = character
      } else if "[{".contains(character) {
        depth += 1
      } else if "]}".contains(character) {
        depth -= 1
      }
      return quote == nil && depth == 0 && character == ","
    }
    return parts.map(trimmed).filter { !$0.isEmpty }
  }

  /// A text without its quotes; two single quotes inside of such are one.
  private static func unquoted(_ text: Substring) -> String {
    for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote)
    {
      let content = String(text.dropFirst().dropLast())
      return quote == "'" ? withoutDoubledQuotes(content) : content
    }
    return String(text)
  }

  /// The text with every second single quote left out.
  private static func withoutDoubledQuotes(_ text: String) -> String {
    var isSecond = true
    return text.filter { character in
      if character == "'" { isSecond.toggle() }
      return character != "'" || !isSecond
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character = " "
    for index in line.indices {
      if line[index] == "#", previous.isWhitespace { return line[..<index] }
      previous = line[index]
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace }
    return start.prefix(
      upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)
  }
}
