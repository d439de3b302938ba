import WireContract

/// A piece of HTML in which all text from sources is escaped.
///
/// For example: `let row: HTML = "<b>\(name)</b>"` contains `&lt;` for each `<` of the name.
struct HTML: Equatable, Sendable {
  private(set) var text: String

  /// Escapes plain text, for example from a source.
  init(_ plain: String) { text = Self.printable(plain).escapedInHTML }

  /// Text that is already HTML.
  init(html: String) { text = html }

  static let empty = HTML(html: "")

  static func += (html: inout HTML, more: HTML) { html.text += more.text }

  static func + (first: HTML, second: HTML) -> HTML { HTML(html: first.text + second.text) }

  /// Replaces control characters, except tabs and line breaks, with U+FFFD. Also replaces the characters that embed,
  /// override or isolate a writing direction.
  private static func printable(_ plain: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}",
        "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension HTML: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ plain: String) { text += HTML(plain).text }

    mutating func appendInterpolation(_ html: HTML) { text += html.text }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }

  init(stringLiteral: String) { text = stringLiteral }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

extension Sequence<HTML> {
  func joined(_ separator: HTML = .empty) -> HTML {
    HTML(html: map(\.text).joined(separator: separator.text))
  }
}
