import WidgetModel
import WidgetSource
import WidgetSyntax

/// An initial value that is a static member of a type, or a call of a static member.
///
/// For example: `UIColor.red`, `UIFont.systemFont(ofSize: 12)`, `Insets.zero`.
struct InitialValue {
  /// The type that declares the member, as written.
  private let owner: String
  private let member: String
  private let isCall: Bool

  /// Returns nil for any other value, including a value that continues after the member.
  init?(_ value: String) {
    let text = value.trimmed
    let path = text.prefix { $0 != "(" }
    isCall = path.count < text.count
    if isCall, !Self.isOneCall(text.dropFirst(path.count)) { return nil }
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = names.allSatisfy { name in
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard isPlain, names.count > 1, let last = names.last, last.first?.isLowercase == true,
      names.dropLast().allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    member = String(last)
    owner = names.dropLast().joined(separator: ".")
  }

  /// Whether the text ends with the parenthesis that closes its first parenthesis.
  private static func isOneCall(_ text: Substring) -> Bool {
    var depth = 0
    for (number, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return number == text.count - 1 }
    }
    return false
  }

  /// Returns the type of the value and the scope in which the type's name is looked up, or nil if the type cannot be
  /// inferred.
  func type(in scope: Scope, _ search: ViewSearch) -> (type: TypeName, scope: Scope)? {
    let type = search.model.expanded(TypeName(parsing: owner), in: scope)
    guard let id = type.declarations.first else {
      return known(of: type.type).map { ($0, type.scope) }
    }
    if !isCall, let found = declared(by: search.chain(of: id), search.model) { return found }
    return search.chain(of: id).last.flatMap { last in
      search.model.inheritanceClause(of: last).lazy.compactMap(known).first
        .map { ($0, Scope(in: last)) }
    }
  }

  private func declared(
    by chain: [DeclarationID], _ model: Model
  ) -> (type: TypeName, scope: Scope)? {
    let found = chain.lazy.flatMap { model.type($0).properties }
      .first { $0.isStatic && $0.bareName == member }
    guard let found, let type = found.type, !type.text.holds("Self") else { return nil }
    return (type, Scope(in: found.owner))
  }

  /// Returns the type of a known member of Apple's frameworks or the standard library, or nil for any other member.
  private func known(of type: TypeName) -> TypeName? {
    let isKnown: Bool
    switch type.dottedName?.localName {
    case "UIColor": isKnown = member != "self"
    case "UIFont": isKnown = isCall && (member.hasSuffix("Font") || member == "init")
    case "CGFloat", "Double", "Float", "TimeInterval":
      isKnown = !isCall && Self.numbers.contains(member)
    case "Int", "UInt": isKnown = !isCall && ["max", "min", "zero"].contains(member)
    case "CGPoint", "CGRect", "CGSize", "CGVector", "NSDirectionalEdgeInsets", "UIEdgeInsets",
      "UIOffset":
      isKnown = !isCall && member == "zero"
    default: isKnown = false
    }
    return isKnown ? type : nil
  }

  private static let numbers: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "pi",
    "zero",
  ]
}
