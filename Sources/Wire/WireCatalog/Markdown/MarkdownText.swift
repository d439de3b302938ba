import WidgetSource

/// Renders the text of a paragraph as HTML: code, emphasis, links to web pages and escaped characters.
struct MarkdownText {
  private var rest: Substring
  private var html = HTML.empty
  private let depth: Int
  private static let deepest = 8
  /// The maximum number of characters that are searched for the end of code, emphasis or a link. With this limit, the
  /// rendering time is proportional to the length of the text.
  private static let reach = 2000

  static func html(_ text: String) -> HTML { render(text[...], 0) }

  private static func render(_ text: Substring, _ depth: Int) -> HTML {
    var inline = MarkdownText(rest: text, depth: depth)
    inline.render()
    return inline.html
  }

  private mutating func render() {
    var plain = ""
    while let first = rest.first {
      if let (html, end) = special(first, after: plain.last) {
        self.html += HTML(plain) + html
        plain = ""
        rest = rest[end...]
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    html += HTML(plain)
  }

  /// Returns the HTML for the markup at the start of `rest`, and the index after the markup. Returns nil for plain
  /// text.
  private func special(_ first: Character, after previous: Character?) -> (HTML, String.Index)? {
    switch first {
    case "\\":
      let next = rest.dropFirst()
      guard let escaped = next.first, escaped.isPunctuation || escaped.isSymbol else { return nil }
      return (HTML(String(escaped)), next.index(after: next.startIndex))
    case "`": return code()
    case "*", "_":
      if first == "_", previous?.isLetter == true || previous?.isNumber == true { return nil }
      return emphasis(first)
    case "[": return link()
    case "<": return autolink()
    default: return nil
    }
  }

  private func code() -> (HTML, String.Index)? {
    let fence = rest.prefix { $0 == "`" }
    let text = rest[fence.endIndex...]
    guard let end = Self.place(of: fence, in: text, isWhole: true) else { return nil }
    var content = String(text[..<end]).replacingLineBreaks
    if content.hasPrefix(" "), content.hasSuffix(" "), content.count > 2 {
      content = String(content.dropFirst().dropLast())
    }
    return ("<code>\(content)</code>", text.index(end, offsetBy: fence.count))
  }

  private func emphasis(_ mark: Character) -> (HTML, String.Index)? {
    guard depth < Self.deepest else { return nil }
    let isStrong = rest.dropFirst().first == mark
    let fence = rest.prefix(isStrong ? 2 : 1)
    let text = rest.dropFirst(fence.count)
    guard let start = text.first, !start.isWhitespace, start != mark,
      let end = Self.place(of: fence, in: text, isWhole: false), end > text.startIndex,
      !text[text.index(before: end)].isWhitespace
    else { return nil }
    let after = text.index(end, offsetBy: fence.count)
    if mark == "_", let next = text[after...].first, next.isLetter || next.isNumber { return nil }
    let inner = Self.render(text[..<end], depth + 1)
    return (isStrong ? "<strong>\(inner)</strong>" : "<em>\(inner)</em>", after)
  }

  /// Reads `[text](https://…)`. A link to any other address is replaced by its text. Returns nil if no link follows.
  private func link() -> (HTML, String.Index)? {
    let text = rest.dropFirst()
    guard depth < Self.deepest, let close = Self.place(of: "](", in: text, isWhole: false),
      !text[..<close].contains("[")
    else { return nil }
    let target = text[text.index(close, offsetBy: 2)...]
    guard let end = target.prefix(Self.reach).firstIndex(of: ")") else { return nil }
    let address = target[..<end].split(separator: " ").first.map(String.init) ?? ""
    let inner = Self.render(text[..<close], depth + 1)
    let after = target.index(after: end)
    guard Address.isWeb(address) else { return (inner, after) }
    return ("<a href=\"\(address)\" rel=\"noreferrer\">\(inner)</a>", after)
  }

  private func autolink() -> (HTML, String.Index)? {
    let text = rest.dropFirst()
    guard let end = text.prefix(Self.reach).firstIndex(of: ">") else { return nil }
    let address = String(text[..<end])
    guard Address.isWeb(address), !address.contains(where: \.isWhitespace) else { return nil }
    return (
      "<a href=\"\(address)\" rel=\"noreferrer\">\(address)</a>", text.index(after: end)
    )
  }

  /// Returns the index of the next occurrence of a mark, or nil if there isn't one in the next `reach` characters.
  ///
  /// - Parameter isWhole: whether longer runs of the same character are ignored.
  private static func place(
    of mark: Substring, in text: Substring, isWhole: Bool
  ) -> String.Index? {
    guard let first = mark.first else { return nil }
    let text = text.prefix(reach)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\\", !isWhole {
        index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
      } else if text[index] == first, text[index...].hasPrefix(mark) {
        let run = isWhole ? text[index...].prefix { $0 == first }.count : mark.count
        // The emphasis in `*a **b** c*` does not end at the stars before `b`.
        let isInner = !isWhole && mark.count == 1 && text[index...].dropFirst().first == first
        if run == mark.count, !isInner { return index }
        index = text.index(index, offsetBy: max(run, isInner ? 2 : 1))
      } else {
        index = text.index(after: index)
      }
    }
    return nil
  }
}

extension String {
  fileprivate var replacingLineBreaks: String { String(map { $0 == "\n" ? " " : $0 }) }
}
