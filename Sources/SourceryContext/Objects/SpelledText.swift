import WidgetTemplate

/// A text that filters see in Sourcery's spelling and that prints in one that compiles.
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
  /// A text with the spelling that it prints in, where that is another.
  static func spelled(_ text: String, _ printed: String) -> Value {
    text == printed ? .string(text) : .object(SpelledText(text, printed: printed))
  }
}
