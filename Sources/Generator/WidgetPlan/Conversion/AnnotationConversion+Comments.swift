import WidgetModel
import WidgetSource
import WidgetSyntax

/// From attributes to comments.
extension AnnotationConversion {
  mutating func convertAttributes() {
    for site in file.annotatedSites {
      let annotations = site.annotations.filter(\.comment.isAttribute)
      for group in annotations.grouped(by: \.comment.start) { convert(group) }
    }
    if kept.isEmpty, !file.diagnostics.hasErrors {
      editImports(file.removingImports(of: WireAttribute.module))
    }
  }

  /// Converts the annotations of an attribute.
  private mutating func convert(_ annotations: [Annotation]) {
    let texts = annotations.map { file.commentText(of: $0) }
    if let index = texts.firstIndex(of: nil) {
      return keep(annotations[index], "a comment cannot contain this expression")
    }
    let list = texts.compactMap(\.self).joined(separator: ", ")
    guard let attribute = file.attribute(of: annotations[0].comment) else { return }
    if file.followsOtherDeclaration(attribute.range.start) {
      return keep(annotations[0], "a comment on this line would apply to another declaration")
    }
    countConverted(annotations)
    guard let space = file.indentation(before: attribute.range.start) else {
      return edit(attribute.range, "/* widgetgen: \(list) */")
    }
    edit(
      SourceRange(start: attribute.range.start, end: attribute.space.end),
      "// widgetgen: \(list)" + (attribute.endsLine ? "" : "\n\(space)"))
  }
}

extension ParsedFile {
  /// Returns an annotation of an attribute as the text of a comment, or nil if a comment cannot contain its value.
  fileprivate func commentText(of annotation: Annotation) -> String? {
    guard let range = annotation.valueRange else {
      return annotation.isWritten(.family) && annotation.value != .flag
        ? "family = \(annotation.value.text ?? "")" : annotation.key
    }
    let value =
      switch annotation.value {
      case .list(let values): list(values)
      case .string(let text) where isQuoted(annotation): text.swiftLiteral
      case .string(let text): Self.bareText(text)
      case .flag, .bool, .integer, .number: text(range)
      }
    return value.map { "\(annotation.key) = \($0)" }
  }

  private func list(_ values: [AnnotationValue]) -> String? {
    let texts = values.compactMap { value in
      if case .string(let text) = value { text.swiftLiteral } else { value.text }
    }
    return texts.count == values.count ? "[\(texts.joined(separator: ", "))]" : nil
  }

  /// Returns an expression as the value of an annotation without quotes, or nil if it would have another meaning.
  private static func bareText(_ text: String) -> String? {
    let isOneWord =
      text.parts(separatedBy: ",").count == 1 && !text.holds("//") && !text.holds("*/")
      && !text.contains(where: \.isNewline)
    let isLiteral = text.hasPrefix("\"") || text.hasPrefix("#") || text.hasPrefix("'")
    let isListOfTexts = text.hasPrefix("[") && text.holds("\"") && !text.holds(":")
    return isOneWord && !isLiteral && !isListOfTexts ? text : nil
  }
}
