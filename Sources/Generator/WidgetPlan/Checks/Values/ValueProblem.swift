import WidgetModel
import WidgetSource
import WidgetSyntax

/// The reason why the value of an annotation certainly does not have a property's type.
///
/// A value in parentheses, or with other characters of Swift code, is an expression, which the compiler checks.
enum ValueProblem: Equatable {
  /// `many` for an `Int`: an unknown name.
  case name(String, type: String)
  /// `"3,5"` for a `Double`, 300 for an `Int8`.
  case literal(String, type: String)
  /// `3` or `[:]` for an `[Int]`: a value that is not a collection of this kind.
  case collection(String, type: String)
  /// `"shop"` for a `URL`, which has no literals.
  case noLiteral(String, type: String)
  /// A value that is not one of the enum's cases. Without cases, no case is suggested.
  case noCase(String, type: String, cases: [String])
}

extension AnnotatedValue {
  /// Returns the reason why the value of the annotation with the given key does not have the property's type. Returns
  /// nil if the value may have the type.
  func problem(_ key: AnnotationKey) -> ValueProblem? {
    guard let annotation = annotation(key), annotation.value != .flag, let type = property.type
    else {
      return nil
    }
    var aliases = TypealiasResolver(model)
    return problem(of: annotation.value, type, in: Scope(in: property.owner), through: &aliases)
  }

  /// - Parameter aliases: the resolver that all elements of the value share. It stops at recursive typealiases such as
  ///   `typealias A = A?`.
  private func problem(
    of value: AnnotationValue, _ type: TypeName, in scope: Scope,
    through aliases: inout TypealiasResolver
  ) -> ValueProblem? {
    let expanded = aliases.expand(type, in: scope)
    switch expanded.type.shape {
    case .optional(let wrapped):
      return value.text == "nil"
        ? nil : problem(of: value, wrapped, in: expanded.scope, through: &aliases)
    case .array(let element):
      if case .list(let values) = value {
        for value in values {
          if let problem = problem(of: value, element, in: expanded.scope, through: &aliases) {
            return problem
          }
        }
        return nil
      }
      return problem(ofCollection: value, expanded.type)
    case .dictionary:
      if case .list(let values) = value, values.isEmpty { return nil }
      return problem(ofCollection: value, expanded.type)
    case .named: return problem(of: value, named: expanded)
    default: return nil
    }
  }

  private func problem(ofCollection value: AnnotationValue, _ type: TypeName) -> ValueProblem? {
    let code = value.code
    let isSwift = if case .string(let text) = value { !text.isWord || text == "nil" } else { false }
    if code == "[:]", case .array = type.shape { return .collection(code, type: type.text) }
    return isSwift ? nil : .collection(code, type: type.text)
  }

  private func problem(of value: AnnotationValue, named type: ExpandedType) -> ValueProblem? {
    guard let name = type.type.dottedName else { return nil }
    switch type.meaning {
    case .declared(let ids):
      guard ids.count == 1, let id = ids.first, model.declaration(id).kind == .enum else {
        return nil
      }
      return problem(of: value, caseOf: model.type(id))
    case .unknown:
      let code = value.code
      let kind = LiteralKind(ofType: name.localName)
      if case .list = value, kind != nil || ["Character", "String"].contains(name.localName) {
        return kind == LiteralKind.none
          ? .noLiteral(code, type: name) : .literal(code, type: name)
      }
      guard code != "nil", let kind else { return nil }
      if kind.accepts(code) { return nil }
      if kind == .none { return .noLiteral(code, type: name) }
      return code.isWord && code.first?.isNumber == false
        ? .name(code, type: name) : .literal(code, type: name)
    case .parameter, .structural: return nil
    }
  }

  /// Returns the reason why an annotation's value is not a value of an enum, or nil if it may be one. A word must be a
  /// case or another member of the enum.
  private func problem(of value: AnnotationValue, caseOf type: ModelType) -> ValueProblem? {
    let code = value.code
    let word = code.hasPrefix(".") ? String(code.dropFirst()) : code
    let cases = type.cases.map(\.name.bareName)
    if word == "nil" || cases.contains(word.bareName) { return nil }
    if case .string = value {
      guard word.isWord, !hasMember(word, type) else { return nil }
      return .noCase(word, type: type.name, cases: cases)
    }
    let isLiteral = context.conformances[type.id].contains { $0.hasPrefix("ExpressibleBy") }
    return isLiteral ? nil : .noCase(code, type: type.name, cases: [])
  }

  private func hasMember(_ name: String, _ type: ModelType) -> Bool {
    type.properties.contains { $0.bareName == name }
      || ([type.id] + type.extensions).contains { body in
        let source = model.files[body.file]
        return model.declaration(body).functions
          .contains { source.text($0.name).bareName == name }
      }
  }
}

extension AnnotationValue {
  /// The value as written, without quotes.
  fileprivate var code: String {
    switch self {
    case .bool(let value): "\(value)"
    case .flag: ""
    case .integer, .number, .string: text ?? ""
    case .list(let values): "[\(values.map(\.code).joined(separator: ", "))]"
    }
  }
}

extension String {
  /// Whether the text is a name or an integer: it contains only letters, digits and underscores.
  fileprivate var isWord: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
