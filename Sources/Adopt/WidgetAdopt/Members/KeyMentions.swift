import WidgetModel
import WidgetSource
import WidgetSyntax

/// The types whose `CodingKeys` some code names, such as `Page` for `Page.CodingKeys`.
struct KeyMentions {
  /// The local names of the types.
  let types: Set<String>

  init(in model: Model) {
    var found: Set<String> = []
    for file in model.files where file.source.text.holds(".CodingKeys") {
      let end = UInt32(truncatingIfNeeded: file.source.bytes.count)
      let tokens = file.tokens(in: SourceRange(start: 0, end: end))
      for ((type, dot), name) in zip(zip(tokens, tokens.dropFirst()), tokens.dropFirst(2))
      where dot.kind == .period && file.text(name.range) == "CodingKeys" {
        found.insert(file.text(type.range))
      }
    }
    types = found
  }
}
