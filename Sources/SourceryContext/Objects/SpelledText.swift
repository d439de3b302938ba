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
  /// A text in Sourcery's spelling, which prints in one that compiles.
  static func spelled(_ text: String) -> Value {
    let printed = ExistentialSpelling.compiling(text)
    return text == printed ? .string(text) : .object(SpelledText(text, printed: printed))
  }
}
