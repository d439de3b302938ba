package import WidgetSyntax

/// Spells types for a generated extension of a type.
///
/// An extension of `Outer.Inner` does not see the members of `Outer`, so `Kind` is spelled `Outer.Kind` there.
package struct ExtensionSpelling {
  private let model: Model
  private let owner: DeclarationID

  /// - Parameter owner: the extended type.
  package init(_ model: Model, extending owner: DeclarationID) {
    self.model = model
    self.owner = owner
  }

  /// Spells, for the extension, a type that is written in the body of the extended type.
  package func text(of type: TypeName) -> String {
    guard let parent = model.declaration(owner).parent else { return type.text }
    var changes = false
    let outside = Scope(file: owner.file, declaration: parent)
    let text = type.spelled { name in
      guard let first = name.split(separator: ".").first.map(String.init),
        let full = fullName(of: first, visibleFrom: outside)
      else { return name }
      changes = true
      return full + name.dropFirst(first.count)
    }
    return changes ? text : type.text
  }

  /// Spells, for the extension, a type that is written in a scope. If the scope is not `start`, all declared names are
  /// qualified.
  ///
  /// - Parameter start: the scope that is treated as the body of the extended type.
  package func text(of type: TypeName, in scope: Scope, startingAt start: Scope) -> String {
    scope == start ? text(of: type) : model.qualified(type, in: scope)
  }

  /// Returns the full name of the type or typealias that a name in the extended type's body refers to. Returns nil if
  /// the name does not need to be qualified in the extension.
  private func fullName(of name: String, visibleFrom outside: Scope) -> String? {
    switch model.resolve(name, in: Scope(in: owner)) {
    case .types(let ids):
      guard let id = ids.first, let parent = model.declaration(id).parent,
        parent != owner.index || id.file != owner.file,
        model.types(named: name, in: outside).first == id
      else { return nil }
      return model.name(of: id)
    case .alias(_, let scope, _):
      guard let index = scope.declaration else { return nil }
      let body = DeclarationID(file: scope.file, index: index)
      let types = model.declaration(body).kind == .extension ? model.extended(by: body) : [body]
      guard let type = types.first, type != owner else { return nil }
      return "\(model.name(of: type)).\(name)"
    case .parameter, .unknown: return nil
    }
  }
}

extension Model {
  /// Returns the text of a type with the full names of all declared types in it.
  package func qualified(_ type: TypeName, in scope: Scope) -> String {
    type.spelled { name in types(named: name, in: scope).first.map { self.name(of: $0) } ?? name }
  }
}

extension TypeName {
  /// Returns the text of the type with its names replaced by the results of the closure. The closure receives a dotted
  /// name as a whole, or only its first component if the name has generic arguments. A component with a module selector
  /// is not replaced.
  package func spelled(_ name: (String) -> String) -> String {
    switch shape {
    case .named(let components): return Self.spelled(components, name)
    case .optional(let type):
      let inner = type.spelled(name)
      return type.needsParentheses ? "(\(inner))?" : inner + "?"
    case .array(let type): return "[\(type.spelled(name))]"
    case .dictionary(let key, let value): return "[\(key.spelled(name)): \(value.spelled(name))]"
    case .tuple(let elements): return Self.spelled(elements, name)
    case .existential(let type): return "any \(type.spelled(name))"
    case .opaque(let type): return "some \(type.spelled(name))"
    case .composition(let types): return types.map { $0.spelled(name) }.joined(separator: " & ")
    case .metatype(let type):
      let inner = type.spelled(name)
      let suffix = text.hasSuffix("Protocol") ? ".Protocol" : ".Type"
      return (type.needsParentheses ? "(\(inner))" : inner) + suffix
    case .function(let function):
      let attributes = function.attributes.map { $0 + " " }.joined()
      let error = function.thrownError.map { "(\($0.spelled(name)))" } ?? ""
      let effects =
        (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" + error : "")
      // Labels of parameters are not part of the type.
      var parameters = function.parameters
      for index in parameters.indices { parameters[index].label = nil }
      let list = Self.spelled(parameters, name)
      return "\(attributes)\(list)\(effects) -> \(function.result.spelled(name))"
    case .other: return text
    }
  }

  /// Whether a `?` after the text would apply only to the last part of the type.
  package var needsParentheses: Bool {
    switch shape {
    case .existential, .opaque, .composition, .function: true
    default: false
    }
  }

  private static func spelled(_ components: [Component], _ name: (String) -> String) -> String {
    guard components.contains(where: { !$0.arguments.isEmpty || $0.module != nil }) else {
      return name(components.map(\.name).joined(separator: "."))
    }
    return components.enumerated().map { index, component in
      let arguments = component.arguments.map { $0.spelled(name) }.joined(separator: ", ")
      // A name with a module selector has the same meaning everywhere.
      let text =
        component.module.map { "\($0)::\(component.name)" }
        ?? (index == 0 ? name(component.name) : component.name)
      return arguments.isEmpty ? text : "\(text)<\(arguments)>"
    }.joined(separator: ".")
  }

  private static func spelled(_ elements: [Element], _ name: (String) -> String) -> String {
    let texts = elements.map { element in
      (element.label.map { $0 + ": " } ?? "") + element.specifiers.map { $0 + " " }.joined()
        + element.type.spelled(name) + (element.isVariadic ? "..." : "")
    }
    return "(\(texts.joined(separator: ", ")))"
  }
}
