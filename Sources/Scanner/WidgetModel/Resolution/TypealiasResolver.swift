import WidgetSource
package import WidgetSyntax

/// Expands typealiases and substitutes their generic arguments.
///
/// One resolver expands a type and all its parts, so that they share a budget.
package struct TypealiasResolver {
  private let model: Model
  private var budget = AliasBudget()

  package init(_ model: Model) { self.model = model }

  /// Expands a type whose name is a typealias.
  ///
  /// For example: `[String: Int]` for `Map<Int>` with `typealias Map<V> = [String: V]`. The parts of the expanded type
  /// may still be typealiases, which have to be expanded in the returned scope.
  package mutating func expand(_ type: TypeName, in scope: Scope) -> ExpandedType {
    var (current, scope) = (type, scope)
    while let name = current.nominalName {
      switch model.resolve(name, in: scope) {
      case .types(let ids):
        return ExpandedType(type: current, scope: scope, meaning: .declared(ids))
      case .parameter: return ExpandedType(type: current, scope: scope, meaning: .parameter)
      case .unknown: return ExpandedType(type: current, scope: scope, meaning: .unknown)
      case .alias(let target, let next, let alias):
        guard budget.spend(on: target) else {
          return ExpandedType(type: current, scope: scope, meaning: .unknown)
        }
        current = substituting(current, in: scope, into: target, of: alias, in: next.file)
        scope = next
      }
    }
    return ExpandedType(type: current, scope: scope, meaning: .structural)
  }

  /// Returns the target of a typealias, in which the generic arguments of a type replace the typealias's parameters.
  private func substituting(
    _ type: TypeName, in scope: Scope, into target: TypeName, of alias: TypealiasDeclaration,
    in file: Int
  ) -> TypeName {
    guard case .named(let components) = type.shape, let last = components.last,
      !last.arguments.isEmpty
    else { return target }
    let arguments = last.arguments.map { argument in
      let text = model.qualified(argument, in: scope)
      return argument.needsParentheses ? "(\(text))" : text
    }
    // If the typealias is not generic, the arguments belong to its target: `List<Int>` with `typealias List = Array`.
    guard let generics = alias.generics else {
      return TypeName(parsing: "\(target.text)<\(arguments.joined(separator: ", "))>")
    }
    let parameters = model.files[file].text(generics).dropFirst().dropLast()
      .parts(separatedBy: ",").map { $0.prefix { $0 != ":" }.trimmed }
    let values = Dictionary(zip(parameters, arguments)) { first, _ in first }
    let text = target.spelled { values[$0] ?? $0 }
    // The limit is necessary because a few lines can declare a type with millions of parts.
    return text.utf8.count < 1000 ? TypeName(parsing: text) : target
  }
}

extension TypealiasResolver {
  /// Returns the declarations of a type's values: of the wrapped type of an optional, or of each protocol of `any`, `some`
  /// or a composition. Empty for collections and other types, and if no source declares the type.
  package mutating func declarations(
    ofValuesOf type: TypeName, in scope: Scope
  ) -> [DeclarationID] {
    let expanded = expand(type, in: scope)
    switch expanded.type.shape {
    case .optional(let type), .existential(let type), .opaque(let type):
      return declarations(ofValuesOf: type, in: expanded.scope)
    case .composition(let types):
      return types.flatMap { declarations(ofValuesOf: $0, in: expanded.scope) }
    case .named: return expanded.declarations
    default: return []
    }
  }

  /// Returns the declarations of a type and of its generic arguments.
  package mutating func declarations(
    mentionedIn type: TypeName, _ scope: Scope
  ) -> [DeclarationID] {
    let expanded = expand(type, in: scope)
    return expanded.declarations
      + expanded.type.parts.flatMap { declarations(mentionedIn: $0, expanded.scope) }
  }
}

/// A type that is not a typealias, and the scope in which its parts are resolved.
package struct ExpandedType {
  /// The meaning of a type's name.
  package enum Meaning {
    /// The declared types; more than one if several branches of an `#if` declare the type.
    case declared([DeclarationID])
    /// A generic parameter of an enclosing declaration.
    case parameter
    /// A name that no scanned source declares, or a typealias that exceeds the budget, such as a recursive typealias.
    case unknown
    /// Not a name: an optional, a collection, a function and so on.
    case structural
  }

  package let type: TypeName
  package let scope: Scope
  package let meaning: Meaning

  /// The declarations that the type may refer to; empty if no source declares the type.
  package var declarations: [DeclarationID] {
    if case .declared(let ids) = meaning { ids } else { [] }
  }
}

/// A limit for following typealiases in one type and all its parts.
///
/// A typealias that refers to itself, which is an error in Swift, must not cause an endless loop. A few lines such as
/// `typealias A = Pair<B, B>` and `typealias B = Pair<C, C>` can declare a type with millions of parts. Such a type can
/// also be so deep that expanding it overflows the stack.
struct AliasBudget {
  /// The remaining budget, in nesting levels of types.
  private var left = 64

  /// Subtracts the nesting levels of a typealias's target, and returns false if they exceed the budget.
  mutating func spend(on target: TypeName) -> Bool {
    left -= target.depth
    return left >= 0
  }
}

extension TypeName {
  /// The dotted name of a nominal type or a typealias; nil for other types, such as `any P`.
  fileprivate var nominalName: String? {
    if case .named = shape { dottedName } else { nil }
  }
}
