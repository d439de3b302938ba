import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds the statements of an `init(from:)` that can move to a function that is called after decoding: the last ones,
/// if they assign no property, and conditions that only throw an error.
///
/// A condition that moves to the end changes only which of several errors is reported.
struct MovedChecks {
  private(set) var statements: [Statement] = []
  /// The names that the statements mention.
  private(set) var mentioned: Set<String> = []

  /// - Parameters:
  ///   - reader: the facts of the body.
  ///   - properties: the stored properties.
  ///   - mutating: the names of the functions that may change the type.
  init(
    _ body: [Statement], _ reader: DecodingReader, _ properties: [Property], mutating: Set<String>,
    in file: ParsedFile
  ) {
    let unread = Set(reader.unread.map(\.start))
    let parts = body.map { (statement: $0, names: StatementNames($0, in: file)) }
    let declared = Set(parts.flatMap(\.names.declared))
    let stored = Set(properties.map(\.bareName))
    let variables = Set(properties.filter { !$0.isLet }.map(\.bareName))
    let optionals = Set(properties.filter { $0.type?.isOptional != false }.map(\.bareName))
    let copies = Set(parts.compactMap { Self.copiedLocal($0.statement) }).subtracting(optionals)
    var isLast = true
    var moved: [(statement: Statement, names: StatementNames)] = []
    var others: Set<String> = []
    for part in parts.reversed() {
      let (statement, names) = part
      let own = Set(moved.flatMap(\.names.declared)).union(names.declared)
      // The name of a local that is copied to the property of the same name refers to this property afterwards.
      let known = copies.union(reader.containers.keys).union(own)
      let assigned = names.assigned.subtracting(names.allDeclared)
      let canMove =
        unread.contains(statement.start) && names.isMovable && assigned.isEmpty
        && names.assignedOfSelf.isEmpty && !names.mentionsSelf && !names.ofSelf.contains("init")
        && names.mentioned.union(names.ofSelf).isDisjoint(with: mutating)
        && !statement.changes(variables, in: file)
        && names.mentioned.intersection(declared).isSubset(of: known)
        && own.isDisjoint(with: others)
        && (isLast || statement.onlyThrows(in: file) && Self.isStable(part, reader, stored))
      if canMove {
        moved.insert(part, at: 0)
      } else {
        isLast = false
        others.formUnion(names.mentioned)
      }
    }
    var needed = Set(moved.flatMap(\.names.mentioned))
    if moved.isEmpty { return }
    var requests: [Statement] = []
    for part in parts.reversed() {
      guard case .binding(let name, _, _, _) = part.statement.kind,
        reader.containers[name] != nil, needed.contains(name)
      else { continue }
      // A nested container is requested from another one.
      needed.formUnion(part.names.mentioned)
      requests.insert(part.statement, at: 0)
    }
    statements = requests + moved.map(\.statement)
    mentioned = needed
  }

  /// Whether the statements need the decoder.
  func mentions(_ decoder: String) -> Bool { mentioned.contains(decoder) || hasRequests }

  private var hasRequests: Bool {
    if case .binding? = statements.first?.kind { true } else { false }
  }

  /// Returns the name in `self.title = title`.
  private static func copiedLocal(_ statement: Statement) -> String? {
    guard case .assignment(let target, let value) = statement.kind, target.name == nil,
      let name = value.name, target.property == name
    else { return nil }
    return name
  }

  /// Whether all properties that a statement mentions have their last value before it.
  private static func isStable(
    _ part: (statement: Statement, names: StatementNames), _ reader: DecodingReader,
    _ stored: Set<String>
  ) -> Bool {
    let used = part.names.mentioned.union(part.names.ofSelf).intersection(stored)
    return used.allSatisfy { name in
      reader.places[name].map { $0 < part.statement.start } ?? false
        || reader.locals[name].map { $0.start < part.statement.start } ?? false
    }
  }
}

extension Statement {
  /// Whether the statement is an `if` or a `guard` whose only block throws an error and does nothing else.
  fileprivate func onlyThrows(in file: ParsedFile) -> Bool {
    let tokens = file.tokens(in: range)
    guard let first = tokens.first, ["if", "guard"].contains(file.text(first.range)),
      tokens.last?.kind == .rightBrace
    else { return false }
    var (depth, open) = (0, tokens.count - 1)
    for index in tokens.indices.reversed() {
      switch tokens[index].kind {
      case .rightBrace: depth += 1
      case .leftBrace: depth -= 1
      default: break
      }
      if depth == 0 {
        open = index
        break
      }
    }
    let isElse = open > 0 && file.text(tokens[open - 1].range) == "else"
    guard isElse == (file.text(first.range) == "guard") else { return false }
    let block = BodyParser.statements(of: Array(tokens[(open + 1)..<(tokens.count - 1)]), in: file)
    if block.count == 1, case .failure = block[0].kind { return true }
    return false
  }

  /// Whether the statement assigns to one of some variables or to an element, or calls a method of one, which may change
  /// it.
  fileprivate func changes(_ variables: Set<String>, in file: ParsedFile) -> Bool {
    let tokens = file.tokens(in: range)
    func text(_ index: Int) -> String { file.text(of: index, in: tokens) }
    return tokens.indices.contains { index in
      guard tokens[index].kind == .identifier, variables.contains(text(index).bareName) else {
        return false
      }
      let next = text(index + 1)
      let isCompared = ["==", "!=", "<=", ">=", "===", "!=="].contains(next)
      let isCalled = next == "." && text(index + 3) == "(" && !onlyThrows(in: file)
      return next == "[" || next.hasSuffix("=") && !isCompared || isCalled
    }
  }
}
