package import WidgetSource
package import WidgetSyntax

/// A property of a type.
///
/// For example: `public let onPress: [Action]?`.
package struct Property: Sendable {
  /// The name as written, including any backticks.
  package var name: String
  /// The declared type, or the type of the initial value, or nil if it cannot be inferred.
  package var type: TypeName?
  package var isLet: Bool
  package var isStatic: Bool
  package var isComputed: Bool
  package var isLazy: Bool
  /// The text of the initial value, or nil if there isn't one.
  package var initialValue: String?
  package var access: AccessLevel
  /// The access level of the setter, which differs from `access` for `private(set)`.
  package var setterAccess: AccessLevel
  /// The names of the property's attributes without `@`, such as `available` or the name of a property wrapper.
  package var attributeNames: [String]
  /// The availability that the property's own attributes declare. The attributes of the enclosing type or extension are
  /// not included.
  package var availability: Availability
  package var annotations: [Annotation]
  /// The innermost `#if` clause around the property, as an index into the file's `clauses`. Nil outside of `#if`.
  package var clause: Int?
  /// The type or extension that declares the property.
  package var owner: DeclarationID
  /// The range of the name, for diagnostics.
  package var range: SourceRange

  /// Whether each instance stores a value for the property.
  package var isStored: Bool { !isComputed && !isStatic }

  /// Whether the property has a value before any initializer runs.
  package var hasValue: Bool { initialValue != nil || (!isLet && type?.isOptional == true) }

  /// The name without backticks.
  package var bareName: String { name.bareName }

  /// The name of the user-defined function that may decode the property: `decodeTitle`.
  package var readerName: String { "decode" + bareName.capitalizedFirst }

  /// The name of the user-defined function that may encode the property: `encodeTitle`.
  package var writerName: String { "encode" + bareName.capitalizedFirst }
}

extension Property {
  /// Returns the properties in the body of a type or an extension.
  static func all(of owner: DeclarationID, in model: Model) -> [Property] {
    let file = model.files[owner.file]
    let access = file.memberAccess(in: owner.index)
    return model.declaration(owner).properties.map {
      Property($0, owner: owner, memberAccess: access, in: model)
    }
  }

  /// - Parameter memberAccess: the default access level of the owner's members.
  private init(
    _ declaration: PropertyDeclaration, owner: DeclarationID, memberAccess: AccessLevel,
    in model: Model
  ) {
    let file = model.files[owner.file]
    let modifiers = file[declaration.modifiers].map(file.text)
    let access = file.accessLevels(declaration.modifiers)
    let value = declaration.value.map(file.text)
    let written = declaration.type.map { TypeName(parsing: file.text($0)) }
    let level = access.level ?? memberAccess
    self.init(
      name: file.text(declaration.name),
      type: written ?? value.flatMap(Literals.type)
        ?? value.flatMap { Self.enumType(of: $0, in: owner, model) },
      isLet: declaration.isLet, isStatic: file.areStatic(declaration.modifiers),
      // An override uses the storage of the superclass, even with observers.
      isComputed: declaration.isComputed || modifiers.contains("override"),
      isLazy: modifiers.contains("lazy"), initialValue: value,
      access: level, setterAccess: access.setter ?? level,
      attributeNames: file[declaration.attributes].map(file.name(of:)),
      availability: Availability(file.availability(declaration.attributes)),
      annotations: file[declaration.annotations], clause: declaration.clause, owner: owner,
      range: declaration.name)
  }

  /// Returns the enum whose case is the initial value: `Side` for `Side.left`. Returns nil if the value is not a case,
  /// or is a case with associated values. Also returns nil if the name does not refer to exactly one enum, or if the
  /// enum is generic.
  private static func enumType(
    of value: String, in owner: DeclarationID, _ model: Model
  ) -> TypeName? {
    let text = value.trimmed
    guard text.first?.isUppercase == true, text.isDotted,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return nil }
    let local = text.localName
    let name = String(text.dropLast(local.count + 1))
    let types = model.types(named: name, in: Scope(in: owner))
    guard types.count == 1, let id = types.first, model.declaration(id).kind == .enum,
      model.declaration(id).generics == nil
    else { return nil }
    let file = model.files[id.file]
    let isCase = model.declaration(id).cases.contains {
      $0.parameters == nil && file.text($0.name).bareName == local
    }
    return isCase ? TypeName(parsing: name) : nil
  }
}
