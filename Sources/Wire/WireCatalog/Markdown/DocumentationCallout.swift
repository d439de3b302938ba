import WidgetSource

/// A callout of Swift's doc comments: `- Note: …`, `- Parameter name: …`.
struct DocumentationCallout {
  private let title: HTML
  private let name: String
  /// The text after the colon.
  let rest: Substring

  /// Returns nil for a list item that is not a callout.
  init?(_ item: Substring) {
    guard let colon = item.firstIndex(of: ":") else { return nil }
    let words = item[..<colon].split(separator: " ")
    guard let first = words.first, words.count <= 2 else { return nil }
    let word = first.lowercased()
    guard let name = Self.names.first(where: { $0.lowercased() == word }) else { return nil }
    if words.count == 2 {
      guard name == "Parameter" else { return nil }
      title = "Parameter <code>\(String(words[1]))</code>"
    } else {
      title = HTML(name == "SeeAlso" ? "See also" : name)
    }
    self.name = word
    rest = item[item.index(after: colon)...].drop { $0 == " " }
  }

  func html(_ content: HTML) -> HTML {
    let kind: HTML = Self.warnings.contains(name) ? "callout warns" : "callout"
    return "<div class=\"\(kind)\"><strong>\(title)</strong>\(content)</div>"
  }

  private static let warnings: Set<String> = [
    "warning", "attention", "important", "bug", "precondition",
  ]

  private static let names = [
    "Attention", "Author", "Authors", "Bug", "Complexity", "Copyright", "Date", "Example",
    "Experiment", "Important", "Invariant", "Note", "Parameter", "Parameters", "Postcondition",
    "Precondition", "Remark", "Requires", "Returns", "SeeAlso", "Since", "Throws", "Tip",
    "Version", "Warning",
  ]
}
