import WidgetSource
import WireContract

/// Renders doc comments as HTML: paragraphs, headings, lists, quotes, code and Swift's callouts. HTML in a comment is
/// shown as text.
struct Markdown {
  private var lines: [Substring]
  private let depth: Int
  private var html = HTML.empty
  private static let deepest = 6

  static func html(_ text: String) -> HTML {
    render(text.split(separator: "\n", omittingEmptySubsequences: false), depth: 0)
  }

  /// Returns the first paragraph, without backticks and asterisks.
  static func summary(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.prefix { !$0.allSatisfy(\.isWhitespace) }
    return first.joined(separator: " ").filter { $0 != "`" && $0 != "*" }.trimmed
  }

  private static func render(_ lines: [Substring], depth: Int) -> HTML {
    var markdown = Markdown(lines: lines, depth: depth)
    markdown.render()
    return markdown.html
  }

  private mutating func render() {
    var index = 0
    var paragraph: [Substring] = []
    while index < lines.count {
      let line = lines[index]
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.isEmpty {
        close(&paragraph)
        index += 1
      } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
        close(&paragraph)
        index = code(at: index)
      } else if Marker(text) != nil, paragraph.isEmpty || !isIndented(line), depth < Self.deepest {
        close(&paragraph)
        index = list(at: index)
      } else if text.hasPrefix(">"), depth < Self.deepest {
        close(&paragraph)
        index = quote(at: index)
      } else if let heading = Self.heading(text) {
        close(&paragraph)
        // This is not a heading element, because the page has its own outline.
        html += "<p class=\"heading\">\(MarkdownText.html(heading))</p>"
        index += 1
      } else {
        paragraph.append(text)
        index += 1
      }
    }
    close(&paragraph)
  }

  private mutating func close(_ paragraph: inout [Substring]) {
    if paragraph.isEmpty { return }
    html += "<p>\(MarkdownText.html(paragraph.joined(separator: "\n")))</p>"
    paragraph = []
  }

  private func isIndented(_ line: Substring) -> Bool { line.hasPrefix("    ") }

  private static func heading(_ text: Substring) -> String? {
    let marks = text.prefix { $0 == "#" }.count
    guard 1...6 ~= marks, text.dropFirst(marks).first == " " else { return nil }
    return String(text.dropFirst(marks)).trimmed
  }

  // MARK: - Blocks

  private mutating func code(at start: Int) -> Int {
    let indent = lines[start].prefix { $0 == " " }.count
    let opening = lines[start].drop { $0 == " " }
    let fence = opening.prefix { $0 == opening.first }
    let language = String(opening.dropFirst(fence.count)).trimmed.lowercased()
    var index = start + 1
    var content: [Substring] = []
    while index < lines.count,
      !DocumentedExample.ends(lines[index].drop { $0 == " " }, fence)
    {
      let blanks = lines[index].prefix { $0 == " " }.count
      let line = lines[index].dropFirst(min(indent, blanks))
      content.append(line.allSatisfy(\.isWhitespace) ? "" : line)
      index += 1
    }
    let text = content.joined(separator: "\n")
    html += "<pre><code>\(language == "json" ? JSONHighlight.html(text) : HTML(text))</code></pre>"
    return index + 1
  }

  private mutating func quote(at start: Int) -> Int {
    var index = start
    var content: [Substring] = []
    while index < lines.count {
      let text = lines[index].drop { $0 == " " }
      guard text.hasPrefix(">") else { break }
      let inner = text.dropFirst()
      content.append(inner.hasPrefix(" ") ? inner.dropFirst() : inner)
      index += 1
    }
    html += "<blockquote>\(Self.render(content, depth: depth + 1))</blockquote>"
    return index
  }

  /// Renders a list, or callouts in the form of list items: `- Note: …`. Returns the index of the line after the list.
  private mutating func list(at start: Int) -> Int {
    var index = start
    var open: Marker.Kind?
    while index < lines.count {
      let line = lines[index]
      let indent = line.prefix { $0 == " " }.count
      guard let marker = Marker(line.dropFirst(indent)) else { break }
      let width = indent + marker.width
      var content = [line.dropFirst(width)]
      index += 1
      while index < lines.count, continues(at: index, below: indent) {
        let blanks = lines[index].prefix { $0 == " " }.count
        content.append(lines[index].dropFirst(min(blanks, width)))
        index += 1
      }
      if let callout = DocumentationCallout(content[0]), marker.kind == .bullet {
        if let open { html += open.closing }
        open = nil
        content[0] = callout.rest
        html += callout.html(Self.render(content, depth: depth + 1))
      } else {
        if open != marker.kind {
          if let open { html += open.closing }
          html += marker.kind.opening
          open = marker.kind
        }
        html += "<li>\(Self.item(content, depth + 1))</li>"
      }
    }
    if let open { html += open.closing }
    return max(index, start + 1)
  }

  /// Whether a line belongs to the preceding item.
  private func continues(at index: Int, below indent: Int) -> Bool {
    let line = lines[index]
    let blanks = line.prefix { $0 == " " }.count
    if line.allSatisfy(\.isWhitespace) {
      // A blank line belongs to the item only if the next line is indented text of the item.
      guard index + 1 < lines.count else { return false }
      let next = lines[index + 1]
      return !next.allSatisfy(\.isWhitespace) && next.prefix { $0 == " " }.count > indent
    }
    if blanks > indent { return true }
    let text = line.dropFirst(blanks)
    return Marker(text) == nil && !text.hasPrefix("```") && !text.hasPrefix(">")
      && !lines[index - 1].allSatisfy(\.isWhitespace)
  }

  /// Returns the content of an item. Content with only one paragraph has no `<p>`.
  private static func item(_ lines: [Substring], _ depth: Int) -> HTML {
    let html = render(lines, depth: depth)
    let (start, end) = ("<p>", "</p>")
    guard html.text.hasPrefix(start), html.text.hasSuffix(end) else { return html }
    let inner = String(html.text.dropFirst(start.count).dropLast(end.count))
    return inner.holds("<p") ? html : HTML(html: inner)
  }
}

extension Markdown {
  /// The marker of a list item: `- `, `* `, `+ ` or `1. `.
  fileprivate struct Marker {
    enum Kind {
      case bullet, number

      var opening: HTML { self == .bullet ? "<ul>" : "<ol>" }
      var closing: HTML { self == .bullet ? "</ul>" : "</ol>" }
    }

    let kind: Kind
    /// The number of characters of the marker, including the space after it.
    let width: Int

    init?(_ text: Substring) {
      if let first = text.first, "-*+".contains(first), text.dropFirst().first == " " {
        (kind, width) = (.bullet, 2)
        return
      }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard 1...4 ~= digits.count, text.dropFirst(digits.count).hasPrefix(". ") else { return nil }
      (kind, width) = (.number, digits.count + 2)
    }
  }
}
