import WidgetSource

/// The name of a type in Sourcery's templates: `variable.typeName`.
///
/// Its strings follow Sourcery's rules instead of the source, because existing templates rely on them: `(any P)?` is
/// named `any P?`, and `Array<Int>` keeps its brackets.
struct SourceryTypeName: Hashable, Sendable {
  /// The structure of the type.
  indirect enum Form: Hashable, Sendable {
    case plain
    case array(SourceryTypeName)
    case set(SourceryTypeName)
    case dictionary(key: SourceryTypeName, value: SourceryTypeName)
    case tuple([Element])
    case closure(Closure)
  }

  /// An element of a tuple.
  struct Element: Hashable, Sendable {
    var name: String?
    var typeName: SourceryTypeName
  }

  struct Closure: Hashable, Sendable {
    var parameters: [Parameter]
    var returnTypeName: SourceryTypeName
    var isAsync: Bool
    /// `throws` or `rethrows`.
    var throwsKeyword: String?
    var throwsTypeName: SourceryTypeName?

    struct Parameter: Hashable, Sendable {
      var argumentLabel: String?
      var name: String?
      var typeName: SourceryTypeName
      var isInout: Bool
      var isVariadic: Bool
    }
  }

  /// The name and generic arguments of a type such as `Result<Int, Error>`.
  struct Generic: Hashable, Sendable {
    var name: String
    var parameters: [SourceryTypeName]
  }

  /// An attribute in front of a type: `@escaping`.
  struct AttributeText: Hashable, Sendable {
    var name: String
    var text: String
  }

  var name: String
  var unwrappedTypeName: String
  var attributes: [AttributeText]
  /// Whether the type is optional: `T?`, `T!` or `Optional<T>`.
  let isOptional: Bool
  let isImplicitlyUnwrappedOptional: Bool
  let isProtocolComposition: Bool
  var form: Form
  var generic: Generic?

  init(
    name: String, unwrappedTypeName: String? = nil, attributes: [AttributeText] = [],
    isOptional: Bool = false, isImplicitlyUnwrappedOptional: Bool = false,
    isProtocolComposition: Bool = false, form: Form = .plain, generic: Generic? = nil
  ) {
    var suffix = isOptional ? "?" : isImplicitlyUnwrappedOptional ? "!" : ""
    // Only the names of optional types are searched, because the search is slow.
    if !suffix.isEmpty, name.hasPrefix("Optional<") || name.holds(" where ") { suffix = "" }
    self.name = name + suffix
    self.unwrappedTypeName = unwrappedTypeName ?? name
    self.attributes = attributes
    self.isOptional = isOptional || isImplicitlyUnwrappedOptional
    self.isImplicitlyUnwrappedOptional = isImplicitlyUnwrappedOptional
    self.isProtocolComposition = isProtocolComposition
    self.form = form
    self.generic = generic
  }

  /// Returns a type with the given name, form and generic arguments. The result is optional if this type is optional.
  /// Used to replace typealiases with their underlying types, also in parts of the type.
  func renamed(_ name: String, form: Form, generic: Generic?) -> SourceryTypeName {
    SourceryTypeName(
      name: name, isOptional: isOptional && !isImplicitlyUnwrappedOptional,
      isImplicitlyUnwrappedOptional: isImplicitlyUnwrappedOptional, form: form, generic: generic)
  }

  /// The type as written in a declaration, with the attributes first.
  var asSource: String {
    let isSpelledOut = isOptional && name.hasPrefix("Optional<")
    let suffix =
      isSpelledOut ? "" : isImplicitlyUnwrappedOptional ? "!" : isOptional ? "?" : ""
    return prefixed(isSpelledOut ? name : unwrappedTypeName) + suffix
  }

  /// The name with its attributes, in the form that filters receive.
  var description: String { prefixed(name) }

  /// Whether the type is `Void`, `()` or an optional `Void`.
  var isVoid: Bool { name == "Void" || name == "()" || unwrappedTypeName == "Void" }

  private func prefixed(_ name: String) -> String {
    attributes.isEmpty
      ? name : (attributes.map(\.text).stablySorted() + [name]).joined(separator: " ")
  }
}

extension SourceryTypeName.Closure {
  /// A function type in Sourcery's spelling: `(Int, String) async throws -> Void`.
  var asSource: String {
    "(\(parameters.map(\.asSource).joined(separator: ", ")))" + (isAsync ? " async" : "")
      + (throwsKeyword.map { " \($0)" } ?? "")
      + (throwsTypeName.map { "(\($0.asSource))" } ?? "") + " -> \(returnTypeName.asSource)"
  }
}

extension SourceryTypeName.Closure.Parameter {
  var asSource: String {
    let type = (isInout ? "inout " : "") + typeName.asSource + (isVariadic ? "..." : "")
    guard let name else { return argumentLabel.map { "\($0): \(type)" } ?? type }
    // Sourcery omits the type if label and name are equal.
    return argumentLabel == name ? name : "\(argumentLabel ?? "_") \(name): \(type)"
  }
}

extension SourceryTypeName.Element {
  var asSource: String { (name.map { "\($0): " } ?? "") + typeName.asSource }
}
