package import WidgetSource
package import WidgetSyntax

/// A property of a type, with what is known of it once all files are.
///
/// For example: `public let onPress: [Action]?`.
package struct Property: Sendable {
  /// As written, with backticks.
  package var name: String
  /// The written type or, where possible, the inferred one; nil where it cannot be inferred.
  package var type: TypeName?
  package var isLet: Bool
  package var isStatic: Bool
  package var isComputed: Bool
  package var isLazy: Bool
  /// The initial value's text.
  package var initialValue: String?
  package var access: AccessLevel
  /// How far it can be set; `access` unless the source says otherwise: `private(set)`.
  package var setterAccess: AccessLevel
  /// The names of Swift's attributes without their `@`: property wrappers, `available`.
  package var attributeNames: [String]
  /// Where it can be used, without what applies to the whole type or extension.
  package var availability: Availability
  package var annotations: [Annotation]
  /// The innermost `#if` clause around it: an index into the file's `clauses`.
  package var clause: Int?
  /// The type or extension it is in.
  package var owner: DeclarationID
  /// The place of its name, for diagnostics.
  package var range: SourceRange

  /// Whether instances keep a value for it.
  package var isStored: Bool { !isComputed && !isStatic }

  /// Whether it has a value before any initializer runs.
  package var hasValue: Bool { initialValue != nil || (!isLet && type?.isOptional == true) }

  /// The name without backticks.
  package var bareName: String { name.bareName }

  /// What a function of the user's is called that reads it: `decodeTitle`.
  package var readerName: String { "decode" + bareName.capitalizedFirst }

  /// What a function of the user's is called that writes it: `encodeTitle`.
  package var writerName: String { "encode" + bareName.capitalizedFirst }
}
