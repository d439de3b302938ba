import WidgetTemplate

/// A text with two spellings. Filters receive Sourcery's spelling; the printed spelling compiles.
final class SpelledText: TemplateObject {
  let text: String?
  let printed: String?

  fileprivate init(_ text: String, printed: String) {
    self.text = text
    self.printed = printed
  }

  func member(_ name: String) -> Value? { nil }

  func isEqual(to other: any TemplateObject) -> Bool { (other as? SpelledText)?.text == text }
}

extension Value {
  /// Returns a value for a text in Sourcery's spelling. It has a second spelling only if the text does not compile.
  static func spelled(_ text: String) -> Value {
    let printed = ExistentialSpelling.compiling(text)
    return text == printed ? .string(text) : .object(SpelledText(text, printed: printed))
  }
}
