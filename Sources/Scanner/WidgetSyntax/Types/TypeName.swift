/// A type as written in a source, and its structure.
///
/// For example: `[String: any Action]?` is an optional dictionary from the named type `String` to
/// an existential of the named type `Action`.
package struct TypeName: Equatable, Sendable {
  /// The text as written. An inferred type has the text that a developer would write.
  package var text: String
  package var shape: Shape

  package init(text: String, shape: Shape) {
    self.text = text
    self.shape = shape
  }

  /// The structure of a type (Swift book, Types).
  package indirect enum Shape: Equatable, Sendable {
    /// A nominal type or a typealias. Each component of the dotted name can have generic arguments.
    case named([Component])
    /// `T?`, `T!` and `Optional<T>`.
    case optional(TypeName)
    /// `[T]` and `Array<T>`.
    case array(TypeName)
    /// `[K: V]` and `Dictionary<K, V>`.
    case dictionary(TypeName, TypeName)
    case tuple([Element])
    case function(Function)
    /// `any P`.
    case existential(TypeName)
    /// `some P`.
    case opaque(TypeName)
    /// `P & Q`.
    case composition([TypeName])
    /// `T.Type` and `T.Protocol`.
    case metatype(TypeName)
    /// Any other text, such as `~Copyable`, `[4 of Int]`, a pack, or an invalid type.
    case other
  }

  /// A component of a dotted name.
  package struct Component: Equatable, Sendable {
    package var name: String
    package var arguments: [TypeName]
    /// The module of a module selector, if any: `Swift` in `Swift::Int` (SE-0491).
    package var module: String?
  }

  /// An element of a tuple, or a parameter of a function type.
  package struct Element: Equatable, Sendable {
    package var label: String?
    /// The attributes and specifiers of a parameter whose type is not a function, as written: `inout`, `sending`.
    package var specifiers: [String] = []
    package var type: TypeName
    /// Whether `...` follows the type of a parameter.
    package var isVariadic = false
  }

  /// A function type. Its attributes are stored as written: `@escaping`, `@Sendable`.
  package struct Function: Equatable, Sendable {
    package var attributes: [String]
    package var parameters: [Element]
    package var isAsync: Bool
    package var isThrowing: Bool
    /// The type in `throws(E)`, or nil if no error type is written.
    package var thrownError: TypeName?
    package var result: TypeName
  }
}

extension TypeName {
  package var isOptional: Bool {
    if case .optional = shape { true } else { false }
  }

  package var isArray: Bool {
    if case .array = shape { true } else { false }
  }

  package var isDictionary: Bool {
    if case .dictionary = shape { true } else { false }
  }

  package var isFunction: Bool {
    if case .function = shape { true } else { false }
  }

  /// The type without its outermost optional: `String` for `String?`, and `any Action` for
  /// `(any Action)?`.
  package var unwrapped: TypeName {
    guard case .optional(let wrapped) = shape else { return self }
    return wrapped
  }

  /// The dotted name of a named type, without generic arguments or module selectors. For `any P` and `some P`, it is
  /// the name of `P`. Nil for any other type.
  package var dottedName: String? {
    switch shape {
    case .named(let components): components.map(\.name).joined(separator: ".")
    case .existential(let type), .opaque(let type): type.dottedName
    default: nil
    }
  }

  /// The members of a composition, or else the type itself. `any` and `some` are removed.
  package var composed: [TypeName] {
    switch shape {
    case .composition(let types): types.flatMap(\.composed)
    case .existential(let type), .opaque(let type): type.composed
    default: [self]
    }
  }

  /// The types that the type directly contains, such as `String` and `Pair<A, [B]>` in `[String: Pair<A, [B]>]`.
  package var parts: [TypeName] {
    switch shape {
    case .named(let components): components.flatMap(\.arguments)
    case .optional(let type), .array(let type), .existential(let type), .opaque(let type),
      .metatype(let type):
      [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .function(let function):
      function.parameters.map(\.type) + [function.thrownError, function.result].compactMap(\.self)
    case .composition(let types): types
    case .other: []
    }
  }

  /// The number of nesting levels: 1 for `Int`, 3 for `[Pair<A, B>]`.
  package var depth: Int { 1 + (parts.map(\.depth).max() ?? 0) }

  /// Calls a function with each dotted name in the type, including names in arguments, but not in the error type of a
  /// function.
  package func forEachName(_ body: (String) -> Void) {
    if case .named(let components) = shape {
      body(components.map(\.name).joined(separator: "."))
    }
    for part in parts { part.forEachName(body) }
  }
}

extension String {
  /// Whether the name has several components, such as `Outer.Inner`.
  package var isDotted: Bool { utf8.contains { $0 == "." } }

  /// The first component of a dotted name.
  package var rootName: String { String(prefix { $0 != "." }) }

  /// The last component of a dotted name.
  package var localName: String {
    isDotted ? split(separator: ".").last.map(String.init) ?? self : self
  }
}

extension TypeName.Shape {
  /// Returns the shape of a named type. `Optional<T>`, `Array<T>` and `Dictionary<K, V>` have the
  /// shapes of their short forms.
  static func named(sugaring components: [TypeName.Component]) -> Self {
    guard let last = components.last, last.module == nil || last.module == "Swift",
      components.count == 1 || components.dropLast().map(\.name) == ["Swift"]
    else { return .named(components) }
    switch (last.name, last.arguments.count) {
    case ("Optional", 1): return .optional(last.arguments[0])
    case ("Array", 1): return .array(last.arguments[0])
    case ("Dictionary", 2): return .dictionary(last.arguments[0], last.arguments[1])
    default: return .named(components)
    }
  }
}

extension TypeName {
  /// Parses the text of a type. An invalid type has the shape `other`.
  package init(parsing text: String) { self = TypeNameParser.parse(text) }
}
