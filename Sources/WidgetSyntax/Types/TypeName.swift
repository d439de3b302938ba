/// A type as it is written in a source, and its structure.
///
/// For example: `[String: any Action]?` is an optional of a dictionary from the named type
/// `String` to an existential of the named type `Action`.
package struct TypeName: Equatable, Sendable {
  /// The text as written; of an inferred type as it would be written.
  package var text: String
  package var shape: Shape

  package init(text: String, shape: Shape) {
    self.text = text
    self.shape = shape
  }

  /// What a type is made of (Swift book, Types).
  package indirect enum Shape: Equatable, Sendable {
    /// A nominal type or an alias, each dotted component with its generic arguments.
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
    /// What has none of these shapes: `~Copyable`, `[4 of Int]`, a pack, or no type at all.
    case other
  }

  /// One part of a dotted name.
  package struct Component: Equatable, Sendable {
    package var name: String
    package var arguments: [TypeName]
    /// The module that must declare it: `Swift` of `Swift::Int` (Swift Evolution, SE-0491).
    package var module: String?
  }

  /// One element of a tuple or one parameter of a function type.
  package struct Element: Equatable, Sendable {
    package var label: String?
    package var type: TypeName
  }

  /// A function type; its attributes as written: `@escaping`, `@Sendable`.
  package struct Function: Equatable, Sendable {
    package var attributes: [String]
    package var parameters: [Element]
    package var isAsync: Bool
    package var isThrowing: Bool
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

  package var isTuple: Bool {
    if case .tuple = shape { true } else { false }
  }

  package var isFunction: Bool {
    if case .function = shape { true } else { false }
  }

  /// The type without one optional around it: of `String?` `String`, of `(any Action)?`
  /// `any Action`.
  package var unwrapped: TypeName {
    guard case .optional(let wrapped) = shape else { return self }
    return wrapped
  }

  /// The dotted name without generic arguments and module selectors, of `any P` and `some P` that
  /// of `P`; nil for every other shape.
  package var dottedName: String? {
    switch shape {
    case .named(let components): components.map(\.name).joined(separator: ".")
    case .existential(let type), .opaque(let type): type.dottedName
    default: nil
    }
  }

  /// The protocols or classes a composition is made of, else the type itself.
  package var composed: [TypeName] {
    switch shape {
    case .composition(let types): types.flatMap(\.composed)
    case .existential(let type), .opaque(let type): type.composed
    default: [self]
    }
  }

  /// The types directly inside it: of `[String: Pair<A, [B]>]` `String` and `Pair<A, [B]>`.
  package var parts: [TypeName] {
    switch shape {
    case .named(let components): components.flatMap(\.arguments)
    case .optional(let type), .array(let type), .existential(let type), .opaque(let type),
      .metatype(let type):
      [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .function(let function): function.parameters.map(\.type) + [function.result]
    case .composition(let types): types
    case .other: []
    }
  }

  /// How many levels it has: 1 of `Int`, 3 of `[Pair<A, B>]`.
  package var depth: Int { 1 + (parts.map(\.depth).max() ?? 0) }

  /// Calls a function with every dotted name in the type, arguments included.
  package func forEachName(_ body: (String) -> Void) {
    if case .named(let components) = shape {
      body(components.map(\.name).joined(separator: "."))
    }
    for part in parts { part.forEachName(body) }
  }
}

extension String {
  /// Whether it is the name of something in something else: `Outer.Inner`.
  package var isDotted: Bool { utf8.contains { $0 == "." } }

  /// The last component of a dotted name.
  package var localName: String {
    isDotted ? split(separator: ".").last.map(String.init) ?? self : self
  }
}

extension TypeName.Shape {
  /// `Optional<T>`, `Array<T>` and `Dictionary<K, V>` are the same types as their short forms.
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
  /// Reads a type's text; what is no type gets the shape `other`.
  package init(parsing text: String) { self = TypeNameParser.parse(text) }
}
