import WidgetSource
import WidgetSyntax

/// What typealiases stand for.
extension Model {
  /// What a name stands for, and where that is written; nil where it is no typealias.
  ///
  /// For example: `[String: Int]` of `Map<Int>`, where `typealias Map<V> = [String: V]`.
  func meant(
    by type: TypeName, in scope: Scope, _ budget: inout AliasBudget
  ) -> (type: TypeName, scope: Scope)? {
    guard let name = type.dottedName,
      case .alias(let target, let next, let alias) = resolve(name, in: scope),
      budget.spend(on: target)
    else { return nil }
    return (replacing(target, alias, in: next.file, of: type, in: scope), next)
  }

  /// The optional that a name stands for, as it is written elsewhere; every other type as it is.
  ///
  /// For example: `Outer.Inner?` of `Maybe`, where `typealias Maybe = Inner?` stands in `Outer`.
  func seeingOptional(_ type: TypeName, in scope: Scope) -> TypeName {
    var budget = AliasBudget()
    var (seen, place) = (type, scope)
    while !seen.isOptional {
      guard case .named = seen.shape, let (meant, next) = meant(by: seen, in: place, &budget) else {
        return type
      }
      (seen, place) = (meant, next)
    }
    return place == scope ? seen : TypeName(parsing: qualified(seen, in: place))
  }

  /// What a typealias stands for, with the arguments of a type in place of its parameters.
  private func replacing(
    _ target: TypeName, _ alias: TypealiasDeclaration, in file: Int, of type: TypeName,
    in scope: Scope
  ) -> TypeName {
    guard case .named(let components) = type.shape, let last = components.last,
      !last.arguments.isEmpty
    else { return target }
    let arguments = last.arguments.map { argument in
      let text = qualified(argument, in: scope)
      return argument.needsParentheses ? "(\(text))" : text
    }
    // They are the type's own: `List<Int>`, where `typealias List = Array`.
    guard let generics = alias.generics else {
      return TypeName(parsing: "\(target.text)<\(arguments.joined(separator: ", "))>")
    }
    let parameters = files[file].text(generics).dropFirst().dropLast().parts(separatedBy: ",")
      .map { $0.prefix { $0 != ":" }.trimmed }
    let values = Dictionary(zip(parameters, arguments)) { first, _ in first }
    let text = target.spelled { values[$0] ?? $0 }
    // A few lines can stand for a type with millions of parts.
    return text.utf8.count < 1000 ? TypeName(parsing: text) : target
  }
}
