import WidgetModel
import WidgetSource
import WidgetSyntax

/// What was meant to be an annotation, and is not one as it is written.
extension Model {
  /// A comment like `// widgetgen default = 3` would silently do nothing. In prose, the word that
  /// follows is no key, or the sentence goes on after it.
  func checkMisspelled(in file: ParsedFile) -> [Diagnostic] {
    file.misspelled.compactMap { comment in
      let text = file.text(comment.text)
      let key = text.prefix { $0.isLetter }
      let rest = text.dropFirst(key.count).drop { $0 == " " }
      guard AnnotationKey(rawValue: String(key)) != nil,
        rest.isEmpty || rest.hasPrefix("=")
          || rest.hasPrefix(",")
      else { return nil }
      return .misspelledAnnotation(comment, text, in: file)
    }
  }
}

extension Annotation {
  /// What a key with more than a word in it was meant to be: `default = 3` for `default: 3`, and
  /// `codable, skip` for `codable skip`; nil for what is not known.
  var meant: String? {
    let word = String(key.prefix { $0.isLetter })
    let rest = key.dropFirst(word.count).drop { $0 == " " || $0 == ":" }
    guard !rest.isEmpty else { return nil }
    let next = String(rest.prefix { $0.isLetter })
    let blocks = ["begin", "file"]
    if let block = blocks.contains(word) ? word : Suggestion.typo(of: word, in: blocks),
      AnnotationKey(rawValue: next) != nil
    {
      return "\(block): \(rest)"
    }
    guard AnnotationKey(rawValue: word) != nil else { return nil }
    return "\(word)" + (AnnotationKey(rawValue: next) == nil ? " = " : ", ") + rest
  }
}
