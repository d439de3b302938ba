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
      return Diagnostic(
        .misspelledAnnotation, "this comment is not an annotation; write '// widgetgen: \(text)'",
        at: comment.range, in: file,
        fix: file.replacing(comment.range, with: "// widgetgen: \(text)"))
    }
  }
}

extension Rule {
  static let misspelledAnnotation = Rule("misspelled-annotation", .warning)
}
