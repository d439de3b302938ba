package import WidgetModel
import WidgetSource
import WidgetSyntax

/// The annotations of a type or a protocol as typed values.
package struct TypeAttributes: Sendable {
  /// The style of a type's keys.
  enum KeyStyle {
    /// The type specifies no style, but a family or the configuration may specify one.
    case inherited
    case none
    case style(NameStyle)
  }

  private let annotations: [Annotation]
  private let kind: Declaration.Kind

  init(_ annotations: [Annotation], of kind: Declaration.Kind) {
    self.annotations = annotations
    self.kind = kind
  }

  // MARK: - Generation

  /// Whether nothing is generated for the type.
  var isSkipped: Bool { annotations.has(.skip) }

  /// Whether decoding is not refused by an annotation such as `decodable = false`.
  var isDecoded: Bool { !refusedParts.contains(.decoding) }

  /// Whether encoding is not refused by an annotation such as `encodable = false`.
  var isEncoded: Bool { !refusedParts.contains(.encoding) }

  var requestsDecoding: Bool { annotations.has(.codable) || annotations.has(.decodable) }
  var requestsCoding: Bool { requestsDecoding || annotations.has(.encodable) }
  var requestsEquality: Bool { annotations.has(.equatable) || annotations.has(.hashable) }
  var requestsInitializer: Bool { annotations.has(.memberwise) }

  /// The access level of the memberwise initializer, if it is specified.
  var access: AccessLevel? { annotations[.memberwise]?.text.flatMap(AccessLevel.init(rawValue:)) }

  /// Whether optionals have no default in the memberwise initializer, unless one is specified.
  var omitsNilDefaults: Bool { annotations[.memberwise]?.text == Self.explicit }

  /// The value of `memberwise` for an initializer without default nil.
  static let explicit = "explicit"

  /// Whether generated members are `nonisolated`.
  var isNonisolated: Bool { annotations.has(.nonisolated) }

  /// The members that the annotations request. If the annotations only specify how the type is coded, they request the
  /// same members as `codable` or, on a family, only its coding.
  var requestedParts: Set<GeneratedPart> {
    var parts: Set<GeneratedPart> = []
    var specifiesCoding = false
    for annotation in annotations where annotation.origin == .widgetgen && annotation.isOn {
      parts.formUnion(annotation.generates)
      let isName = annotation.isWritten(.name) || annotation.isWritten(.alias)
      specifiesCoding = specifiesCoding || !isName
    }
    // A family is always coded, at least in the direction that is not switched off.
    let isUncodedFamily = isFamily && parts.isDisjoint(with: [.decoding, .encoding])
    if isUncodedFamily { return parts.union([.decoding, .encoding]) }
    return parts.isEmpty && specifiesCoding ? AnnotationKey.codable.generates : parts
  }

  /// The members that annotations such as `memberwise = false` refuse. A member that an annotation other than `codable`
  /// requests is not refused.
  var refusedParts: Set<GeneratedPart> {
    var (refused, requested): (Set<GeneratedPart>, Set<GeneratedPart>) = ([], [])
    for annotation in annotations where annotation.isOwn {
      if !annotation.isOn {
        refused.formUnion(annotation.generates)
      } else if !annotation.isWritten(.codable) {
        requested.formUnion(annotation.generates)
      }
    }
    return refused.subtracting(requested)
  }

  /// Whether all annotations come from blocks and none of them requests a member.
  var requestsNothingItself: Bool {
    annotations.filter { $0.origin == .widgetgen }
      .allSatisfy { $0.isOfBlock && $0.generates.isEmpty }
  }

  /// Whether all annotations come from blocks.
  var areOfBlocks: Bool { annotations.allSatisfy { $0.origin != .widgetgen || $0.isOfBlock } }

  // MARK: - Form

  /// Whether the type is coded as its only property or, if it is an enum, as the names of its cases.
  var isTransparent: Bool { annotations.hasOwn(.transparent) }

  /// Whether the type is coded as an array of its properties.
  var isPositional: Bool { annotations.has(.positional) }

  /// The name of the property that is decoded from values other than objects, if it is specified.
  var shorthand: String? {
    annotations.hasOwn(.shorthand) ? annotations[.shorthand]?.text : nil
  }

  /// Whether the shorthand is also encoded without an object: `shorthand(both)`.
  var encodesShorthand: Bool { annotations.own(.shorthand)?.direction == .both }

  // MARK: - Names

  /// The names that annotations specify for the type, in families and in the registration.
  var names: SpecifiedNames { SpecifiedNames(annotations) }

  /// The key style of the type's properties, or of its cases' values.
  var keyStyle: KeyStyle {
    guard annotations.contains(where: { $0.isWritten(.keyStyle) }) else { return .inherited }
    return annotations[.keyStyle]?.style.map(KeyStyle.style) ?? .none
  }

  /// The style of the names of an enum's cases, if it is specified.
  var nameStyle: NameStyle? { annotations[.nameStyle]?.style }

  // MARK: - Policies

  /// Whether an optional property is nil if its value in the JSON is wrong.
  var replacesErrorsByNil: Bool { annotations[.invalid]?.text == "nil" }

  /// Whether values with unknown names are left out.
  package var skipsUnknown: Bool { family.unknown == .skip }

  /// Returns the annotation that sets or switches off a policy for all properties, or nil if there isn't one. On a
  /// family, `unknown` is the policy for the names of the family.
  func policy(_ key: AnnotationKey) -> Annotation? {
    isFamily && key == .unknown ? nil : annotations.first { $0.isWritten(key) }
  }

  // MARK: - Families

  /// Whether the type is marked as a family. A class is only a family if its own annotation marks it, because a block
  /// with `family` may also contain the types of the family.
  var isFamily: Bool {
    switch kind {
    case .protocol, .enum: annotations.has(.family)
    case .class: annotations.hasOwn(.family) && !isSkipped
    case .struct, .actor, .extension: false
    }
  }

  /// The attributes of the declared family, without attributes of a joined family.
  var family: FamilyAttributes { FamilyAttributes(annotations) }

  /// Returns the range of the annotation with one of the given keys, or nil if the type has no such annotation. Earlier
  /// keys take precedence.
  func range(of keys: AnnotationKey...) -> SourceRange? { annotations.range(of: keys) }
}

extension ModelType {
  /// The annotations of the type as typed values.
  package var attributes: TypeAttributes { TypeAttributes(annotations, of: kind) }

  /// The place of the object that contains all properties. Empty if that object is the whole value, for enums, and for
  /// classes that are families.
  var root: [String] {
    kind == .enum || kind == .class && attributes.isFamily
      ? [] : annotations.own(.content)?.value.place ?? []
  }

  /// Whether a value is coded as its only property or, for an enum, as the name of its case.
  var isTransparent: Bool {
    (kind.isStructOrClass || kind == .enum) && attributes.isTransparent
  }

  /// Whether values are coded as an array of their properties.
  var isPositional: Bool {
    kind.isStructOrClass && attributes.isPositional
  }

  /// The name of the property that is decoded from values other than objects, if it is specified. Nil if the type is
  /// not a struct.
  var shorthand: String? {
    kind == .struct ? attributes.shorthand : nil
  }

  /// The stored properties that can be coded: neither lazy nor skipped, and with a known type.
  var codableProperties: [Property] {
    storedProperties.filter { !$0.isLazy && !$0.attributes.isSkipped && $0.type != nil }
  }

  /// The computed properties that are encoded; empty if the type is not a struct or a class.
  ///
  /// For example: `// widgetgen: encodable` on `var count: Int { items.count }`.
  var computedAndEncoded: [Property] {
    guard kind.isStructOrClass else { return [] }
    return properties.filter { property in
      property.isComputed && !property.isStatic && property.type != nil
        && property.attributes.encodesComputed && !property.availability.isNever
        && isUnconditional(property)
    }
  }

  /// Whether a property exists wherever the type exists, or depends only on an `#if` inside the type.
  func isUnconditional(_ property: Property) -> Bool {
    property.clause == nil || property.owner == id
  }

  /// The type without its own annotations, for planning associated values. The type's annotations do not apply to
  /// associated values.
  var withoutAnnotations: ModelType {
    var type = self
    type.annotations = []
    return type
  }

  /// The type as Swift's own coding sees it: without annotations, and without computed properties.
  var codedBySwift: ModelType {
    var type = withoutAnnotations
    type.storedProperties = storedProperties.map { property in
      var property = property
      property.annotations = []
      return property
    }
    type.properties = type.storedProperties
    return type
  }
}

extension Declaration.Kind {
  /// Whether a type of this kind consists of properties that can be coded.
  var isStructOrClass: Bool { self == .struct || self == .class }
}

extension Model {
  /// Returns the annotations of a type or a protocol as typed values.
  func attributes(of id: DeclarationID) -> TypeAttributes {
    TypeAttributes(annotations(of: id), of: declaration(id).kind)
  }

  /// Whether a type is excluded from the module's default isolation: by an annotation, by a modifier, or by the
  /// modifier of an enclosing declaration.
  func isNonisolated(_ id: DeclarationID) -> Bool {
    attributes(of: id).isNonisolated || isDeclaredNonisolated(id)
  }

  private func isDeclaredNonisolated(_ id: DeclarationID) -> Bool {
    let file = files[id.file]
    let declaration = declaration(id)
    return file[declaration.modifiers].contains { file.text($0) == "nonisolated" }
      || declaration.parent.map {
        isDeclaredNonisolated(DeclarationID(file: id.file, index: $0))
      } ?? false
  }
}
