import WidgetSource
import WidgetSyntax

extension Model {
  /// Returns the expression that a computed property returns, without comments. Returns nil if the getter is missing.
  /// The text is not necessarily a single expression.
  ///
  /// For example: `"author"` for `var type: String { return "author" }`.
  package func getter(of property: Property) -> String? {
    let declaration = declaration(property.owner).properties.first { $0.name == property.range }
    guard let declaration, declaration.accessors != nil else { return nil }
    let start = (declaration.type ?? declaration.name).end
    guard start < declaration.range.end else { return nil }
    let file = files[property.owner.file]
    let block = file.code(SourceRange(start: start, end: declaration.range.end))
    guard var body = block.trimmed.inBraces else { return nil }
    if body.hasPrefix("get"), let getter = body.dropFirst(3).trimmed.inBraces { body = getter }
    let keyword = "return"
    guard body.hasPrefix(keyword), body.dropFirst(keyword.count).first?.isWhitespace == true else {
      return body
    }
    return body.dropFirst(keyword.count).trimmed
  }
}

extension StringProtocol {
  /// The text between the first and the last character if these are braces, without whitespace at its ends.
  fileprivate var inBraces: String? {
    hasPrefix("{") && hasSuffix("}") && count > 1 ? String(dropFirst().dropLast()).trimmed : nil
  }
}
