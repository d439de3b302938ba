import WidgetSource
package import WidgetSyntax

/// Follows typealiases and puts arguments in place of their parameters; the only place that does.
///
/// A resolver answers one question, all its branches together: its budget is not renewed.
package struct TypealiasResolver {
  private let model: Model
  private var budget = AliasBudget()

  package init(_ model: Model) { self.model = model }

  /// What a type stands for, with no typealias left at its front.
  ///
  /// For example: `[String: Int]` for `Map<Int>`, where `typealias Map<V> = [String: V]`. Its parts
  /// may be typealiases in turn, to be expanded in the scope of the result.
  package mutating func expand(_ type: TypeName, in scope: Scope) -> ExpandedType {
    var (current, place) = (type, scope)
    while let name = current.nominalName {
      switch model.resolve(name, in: place) {
      case .types(let ids):
        return ExpandedType(type: current, scope: place, meaning: .declared(ids))
      case .parameter: return ExpandedType(type: current, scope: place, meaning: .parameter)
      case .unknown: return ExpandedType(type: current, scope: place, meaning: .unknown)
      case .alias(let target, let next, let alias):
        guard budget.spend(on: target) else {
          return ExpandedType(type: current, scope: place, meaning: .unknown)
        }
        current = model.substituting(current, in: place, into: target, of: alias, in: next.file)
        place = next
      }
    }
    return ExpandedType(type: current, scope: place, meaning: .structural)
  }
}

/// A type with no typealias at its front, and where its parts are to be looked up.
package struct ExpandedType {
  /// What the name of a type means.
  package enum Meaning {
    /// The declared types; more than one where several branches of an `#if` declare it.
    case declared([DeclarationID])
    /// A generic parameter of a declaration around the scope.
    case parameter
    /// Declared in no scanned source, or reached through typealiases without end.
    case unknown
    /// No name but an optional, a collection, a function or the like.
    case structural
  }

  package let type: TypeName
  package let scope: Scope
  package let meaning: Meaning

  /// The declared types it may be; empty where no scanned source declares it.
  package var declarations: [DeclarationID] {
    if case .declared(let ids) = meaning { ids } else { [] }
  }
}

extension Model {
  /// A type with no typealias at its front; for questions that end there.
  package func expanded(_ type: TypeName, in scope: Scope) -> ExpandedType {
    var aliases = TypealiasResolver(self)
    return aliases.expand(type, in: scope)
  }

  /// The optional that a name stands for, as it is written elsewhere; every other type unchanged.
  ///
  /// For example: `Outer.Inner?` for `Maybe`, where `Outer` declares `typealias Maybe = Inner?`.
  package func expandingOptional(_ type: TypeName, in scope: Scope) -> TypeName {
    guard type.nominalName != nil else { return type }
    let expanded = expanded(type, in: scope)
    guard expanded.type.isOptional else { return type }
    return expanded.scope == scope
      ? expanded.type : TypeName(parsing: qualified(expanded.type, in: expanded.scope))
  }

  /// What a typealias stands for, with the arguments of a type in place of its parameters.
  fileprivate func substituting(
    _ type: TypeName, in scope: Scope, into target: TypeName, of alias: TypealiasDeclaration,
    in file: Int
  ) -> TypeName {
    guard case .named(let components) = type.shape, let last = components.last,
      !last.arguments.isEmpty
    else { return target }
    let arguments = last.arguments.map { argument in
      let text = qualified(argument, in: scope)
      return argument.needsParentheses ? "(\(text))" : text
    }
    // Without parameters of its own the arguments are for the target: `typealias List = Array`.
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

/// How far one question may still follow typealiases, all its branches together.
///
/// A typealias that refers to itself is an error in Swift and must not be a loop here, nor may a few
/// lines stand for a type with millions of parts, `typealias A = Pair<B, B>`, `typealias B =
/// Pair<C, C>`, or for one so deep that following it exhausts the stack of a thread.
struct AliasBudget {
  /// In levels of types.
  private var left = 64

  /// Takes the levels of the type that a typealias stands for from the budget; false when they are
  /// more than is left.
  mutating func spend(on target: TypeName) -> Bool {
    left -= target.depth
    return left >= 0
  }
}

extension TypeName {
  /// The dotted name of a nominal type or a typealias, which `any P` is not.
  fileprivate var nominalName: String? {
    if case .named = shape { dottedName } else { nil }
  }
}
