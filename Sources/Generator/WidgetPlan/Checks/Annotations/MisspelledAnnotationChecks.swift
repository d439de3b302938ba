import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks comments that look like annotations.
struct MisspelledAnnotationChecks: FileCheck {
  let subject: CheckedFile

  /// Reports comments like `// widgetgen default = 3`, which are not annotations. A comment that only mentions
  /// `widgetgen` is not reported: the next word is not a key, or the sentence continues after that word.
  func run() -> [Diagnostic] {
    file.misspelled.compactMap { comment in
      let text = file.text(comment.text)
      let key = text.prefix { $0.isLetter }
      let rest = text.dropFirst(key.count).drop { $0 == " " }
      let isAnnotation = rest.isEmpty || rest.hasPrefix("=") || rest.hasPrefix(",")
      guard isAnnotation, AnnotationKey(spelled: String(key)) != nil else { return nil }
      return .misspelledAnnotation(comment, text, in: file)
    }
  }
}

extension Annotation {
  /// The likely meaning of a key with several words: `default = 3` for `default: 3`, `codable, skip` for
  /// `codable skip`, and `begin: codable` for `begin codable`. Nil if there is only one word, if the first word is
  /// unknown, or if a parenthesis follows it.
  var likelyMeaning: String? {
    let word = String(key.prefix { $0.isLetter })
    let rest = key.dropFirst(word.count).drop { $0 == " " || $0 == ":" }
    guard let first = rest.first, first != "(" else { return nil }
    let next = String(rest.prefix { $0.isLetter })
    let blocks = ["begin", "file"]
    if let block = blocks.contains(word) ? word : Suggestion.typo(of: word, in: blocks),
      AnnotationKey(spelled: next) != nil
    {
      return "\(block): \(rest)"
    }
    guard AnnotationKey(spelled: word) != nil else { return nil }
    return "\(word)" + (AnnotationKey(spelled: next) == nil ? " = " : ", ") + rest
  }
}
