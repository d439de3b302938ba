package import WidgetSyntax

extension Model {
  /// A type with the full names of all that the sources declare, however it is spelled.
  package func qualified(_ type: TypeName, in scope: Scope) -> String {
    type.spelled { name in types(named: name, in: scope).first.map { self.name(of: $0) } ?? name }
  }

  /// The text of a type that is in the body of another, as it must be written in an extension
  /// of that other.
  ///
  /// An extension of `Outer.Inner` does not see what `Outer` declares: there `Kind` is
  /// `Outer.Kind`.
  package func spelling(of type: TypeName, inExtensionOf owner: DeclarationID) -> String {
    guard let parent = declaration(owner).parent else { return type.text }
    var changes = false
    let outside = Scope(file: owner.file, declaration: parent)
    let text = type.spelled { name in
      guard let first = name.split(separator: ".").first.map(String.init),
        let full = fullName(of: first, seenFrom: outside, hiddenIn: owner)
      else { return name }
      changes = true
      return full + name.dropFirst(first.count)
    }
    return changes ? text : type.text
  }

  /// The full name of what a type around another declares, or of that other itself; nil for what an
  /// extension of the other sees.
  private func fullName(
    of name: String, seenFrom outside: Scope, hiddenIn owner: DeclarationID
  ) -> String? {
    switch resolve(name, in: Scope(in: owner)) {
    case .types(let ids):
      guard let id = ids.first, declaration(id).parent != nil,
        declaration(id).parent != owner.index || id.file != owner.file,
        types(named: name, in: outside).first == id
      else { return nil }
      return self.name(of: id)
    case .alias(_, let scope, _):
      guard let index = scope.declaration else { return nil }
      let body = DeclarationID(file: scope.file, index: index)
      let types = declaration(body).kind == .extension ? extended(by: body) : [body]
      guard let type = types.first, type != owner else { return nil }
      return "\(self.name(of: type)).\(name)"
    case .parameter, .unknown: return nil
    }
  }
}

extension TypeName {
  /// The type's text with its names replaced.
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
    case .metatype(let type): return type.spelled(name) + ".Type"
    case .function(let function):
      let attributes = function.attributes.map { $0 + " " }.joined()
      let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      let parameters = Self.spelled(function.parameters, name)
      return "\(attributes)\(parameters)\(effects) -> \(function.result.spelled(name))"
    case .other: return text
    }
  }

  /// Whether `?` after it would be for its last part alone.
  var needsParentheses: Bool {
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
      // What names its module means the same everywhere.
      let text =
        component.module.map { "\($0)::\(component.name)" }
        ?? (index == 0 ? name(component.name) : component.name)
      return arguments.isEmpty ? text : "\(text)<\(arguments)>"
    }.joined(separator: ".")
  }

  private static func spelled(_ elements: [Element], _ name: (String) -> String) -> String {
    let texts = elements.map { element in
      (element.label.map { $0 + ": " } ?? "") + element.type.spelled(name)
    }
    return "(\(texts.joined(separator: ", ")))"
  }
}
