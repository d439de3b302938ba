import WidgetModel
import WidgetSource
import WidgetSyntax

/// The statements of a function that returns a decoded value.
struct DecodingFunctionBody {
  private(set) var lines: [String] = []

  /// Returns nil if the name of the result or of the property has another meaning in the statements.
  init?(
    _ parts: [BodySlices.Part], of property: Property, isLocal: (String) -> Bool, _ file: ParsedFile
  ) {
    let name = property.bareName
    // If a local has the name of the property, only `self.` refers to the property.
    let isHidden = isLocal(name) || parts.contains { $0.names.allDeclared.contains(name) }
    let setters = parts.filter { part in
      part.names.ofSelf.contains(name) || !isHidden && part.names.mentioned.contains(name)
    }
    if setters.count == 1, let last = parts.last,
      case .assignment(let target, let value) = last.statement.kind, target.property == name,
      last.names.ofSelf.contains(name) || !isHidden
    {
      lines = parts.dropLast().map { file.text($0.statement.range) } + ["return \(value.text)"]
      return
    }
    if parts.contains(where: { part in
      part.names.mentioned.contains("result") || part.names.interpolated.contains(name)
        || isHidden && part.names.assigned.contains(name)
    }) {
      return nil
    }
    var onlyAssigns = true
    let statements = parts.map { part in
      let (text, assigns) = Self.rewritten(part.statement, name, isHidden, file)
      onlyAssigns = onlyAssigns && assigns
      return text
    }
    let type = property.type?.text ?? ""
    let isNil = property.type?.isOptional == true && !property.isLet
    let value = property.initialValue ?? (isNil ? "nil" : nil)
    let declaration =
      value.map { "var result: \(type) = \($0.trimmed)" }
      ?? (onlyAssigns ? "let result: \(type)" : "var result: \(type)")
    let first =
      parts.firstIndex { part in
        setters.contains { $0.statement.start == part.statement.start }
      } ?? 0
    lines = statements[..<first] + [declaration] + statements[first...] + ["return result"]
  }

  /// Returns a statement in which a property is called `result`, and whether the property is only assigned.
  private static func rewritten(
    _ statement: Statement, _ name: String, _ isHidden: Bool, _ file: ParsedFile
  ) -> (text: String, onlyAssigns: Bool) {
    let tokens = file.tokens(in: statement.range)
    var (text, end, onlyAssigns) = ("", statement.start, true)
    for (index, token) in tokens.enumerated()
    where token.kind == .identifier && file.text(token.range).bareName == name {
      let isMember = index > 0 && tokens[index - 1].kind == .period
      let isOfSelf = isMember && index > 1 && file.text(tokens[index - 2].range) == "self"
      guard isOfSelf || !isMember && !isHidden && !tokens.isLabel(at: index) else { continue }
      let start = isOfSelf ? tokens[index - 2].start : token.start
      text += file.text(SourceRange(start: end, end: start)) + "result"
      end = token.end
      let isAssigned = index + 1 < tokens.count && tokens[index + 1].kind == .equal
      onlyAssigns = onlyAssigns && isAssigned
    }
    return (text + file.text(SourceRange(start: end, end: statement.range.end)), onlyAssigns)
  }
}
