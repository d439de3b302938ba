import WidgetModel
import WidgetSource
import WidgetSyntax

/// The names in a statement, which may be any code.
struct StatementNames {
  /// The names without a base, such as `container`. Argument labels and members such as `.title` are left out.
  private(set) var mentioned: Set<String> = []
  /// The names after `self.`.
  private(set) var ofSelf: Set<String> = []
  /// The names that are assigned with `self.`.
  private(set) var assignedOfSelf: Set<String> = []
  /// The names that are assigned without `self.`.
  private(set) var assigned: Set<String> = []
  /// The names that the statement declares for the next statements: `title` for `let title = …` and
  /// `guard let title = …`.
  private(set) var declared: Set<String> = []
  /// The names of `declared` that can change.
  private(set) var variables: Set<String> = []
  /// The names that the statement declares, also in its blocks.
  private(set) var allDeclared: Set<String> = []
  /// The names after `forKey: .`.
  private(set) var keys: Set<String> = []
  /// The words after the first `\(` of each string, which may be names.
  private(set) var interpolated: Set<String> = []
  /// Whether the statement has the same meaning in another function: it does not leave the member, mentions no
  /// superclass, passes nothing with `&`, and contains no `#if`.
  private(set) var isMovable = true
  /// Whether `self` is mentioned without a member.
  private(set) var mentionsSelf = false

  init(_ statement: Statement, in file: ParsedFile) {
    let tokens = file.tokens(in: statement.range)
    func text(_ index: Int) -> String { file.text(of: index, in: tokens) }
    let isGuard = text(0) == "guard"
    var isAtStart = true
    for (index, token) in tokens.enumerated() {
      let isAssigned = text(index + 1) == "="
      if text(index) == (isGuard ? "else" : "=") { isAtStart = false }
      if isAtStart, index == 1 || isGuard, ["let", "var"].contains(text(index - 1)) {
        declared.insert(text(index).bareName)
        if text(index - 1) == "var" { variables.insert(text(index).bareName) }
      }
      switch token.kind {
      case .poundIf, .poundElseif, .poundElse, .poundEndif: isMovable = false
      case .operatorSign: if text(index) == "&" { isMovable = false }
      case .string: add(interpolated: text(index))
      case .identifier where text(index - 1) == ".":
        let name = text(index).bareName
        if text(index - 2) == "self" {
          ofSelf.insert(name)
          if isAssigned { assignedOfSelf.insert(name) }
        } else if text(index - 2) == ":", text(index - 3) == "forKey" {
          keys.insert(name)
        }
      case .identifier where tokens.isLabel(at: index): break
      case .identifier:
        add(text(index).bareName, isAssigned: isAssigned, after: text(index - 1))
        if text(index) == "self", text(index + 1) != "." { mentionsSelf = true }
      default: break
      }
    }
  }

  private mutating func add(_ name: String, isAssigned: Bool, after previous: String) {
    switch name {
    case "self": return
    case "return", "super", "defer": isMovable = false
    default: break
    }
    mentioned.insert(name)
    if ["let", "var"].contains(previous) {
      allDeclared.insert(name)
    } else if isAssigned {
      assigned.insert(name)
    }
  }

  /// Adds each word after the first `\(` of a string, because it may be a name.
  private mutating func add(interpolated text: String) {
    guard let start = text.utf8.firstIndex(of: UInt8(ascii: "\\")) else { return }
    let words = text[start...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    interpolated.formUnion(words.map(String.init))
    mentioned.formUnion(interpolated)
    if words.contains("self") { mentionsSelf = true }
  }
}

extension ParsedFile {
  /// Returns the text of the token at an index, or an empty text outside of the tokens.
  func text(of index: Int, in tokens: [Token]) -> String {
    tokens.indices.contains(index) ? text(tokens[index].range) : ""
  }
}

extension [Token] {
  /// Whether the identifier at an index is the label of an argument.
  func isLabel(at index: Int) -> Bool {
    guard index > 0, index + 1 < count, self[index + 1].kind == .colon else { return false }
    return self[index - 1].kind == .leftParen
      || self[index - 1].kind == .comma && isInParentheses(index)
  }

  private func isInParentheses(_ index: Int) -> Bool {
    var depth = 0
    for token in self[..<index].reversed() {
      switch token.kind {
      case .rightParen, .rightSquare, .rightBrace: depth += 1
      case .leftParen, .leftSquare, .leftBrace:
        if depth == 0 { return token.kind == .leftParen }
        depth -= 1
      default: break
      }
    }
    return false
  }
}
