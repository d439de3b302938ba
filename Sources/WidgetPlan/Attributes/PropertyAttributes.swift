import WidgetModel
import WidgetSource
import WidgetSyntax

/// The annotations of a property, or of an associated value, as typed values.
struct PropertyAttributes: Sendable {
  private let annotations: [Annotation]

  init(_ annotations: [Annotation]) { self.annotations = annotations }

  // MARK: - Direction

  /// Whether it is not in the JSON.
  var isSkipped: Bool { annotations.has(.skip) }

  /// Whether decoding is not excluded by `only`.
  var isDecoded: Bool { annotations[.only]?.text != "encode" }

  /// Whether encoding is not excluded by `only`.
  var isEncoded: Bool { annotations[.only]?.text != "decode" }

  /// Whether `only` specifies a direction.
  var hasDirection: Bool { annotations.has(.only) }

  /// Whether a computed property is marked to be encoded.
  var encodesComputed: Bool { annotations.hasOwn(.only) && !isDecoded && !isSkipped }

  // MARK: - Place

  /// The key that is decoded, if it is specified.
  var decodedKey: String? { (annotations[.decodeKey] ?? annotations[.key])?.text }

  /// The key that is encoded, if it is specified.
  var encodedKey: String? { (annotations[.encodeKey] ?? annotations[.key])?.text }

  /// The key of both directions, if it is specified.
  var key: String? { annotations[.key]?.text }

  /// The path that is decoded, if it is specified. A path of one key is a key.
  var decodedPath: [String]? { (annotations[.decodePath] ?? annotations[.path])?.path }

  /// The path that is encoded, if it is specified.
  var encodedPath: [String]? { (annotations[.encodePath] ?? annotations[.path])?.path }

  /// The path of both directions, if it is specified.
  var path: [String]? { annotations[.path]?.path }

  /// The older keys that are also decoded.
  var aliases: [String] { annotations.texts(.alias) }

  /// The style of its key; it overrides the style of the type.
  var keyStyle: NameStyle? { annotations[.style]?.style }

  /// Whether a key or a style of keys is specified.
  var hasKeyOrStyle: Bool { annotations.has(.key) || annotations.has(.style) }

  /// Whether both directions have a key.
  var hasKeyInBothDirections: Bool {
    annotations.has(.key) || (annotations.has(.decodeKey) && annotations.has(.encodeKey))
  }

  /// Whether an enum with a case for each property cannot express its keys.
  var needsLiteralKeys: Bool {
    annotations.has(.decodeKey)
      || annotations.contains { $0.knownKey?.needs == .literalKeys && $0.isOn }
  }

  /// Whether the properties of its type become properties of the enclosing object.
  var isFlattened: Bool { annotations.has(.flatten) }

  // MARK: - Value

  /// Whether it has a value for a missing key.
  var hasDefault: Bool { annotations.has(.default) }

  /// The Swift of the value for a missing key, if it is a text.
  var defaultText: String? { annotations[.default]?.text }

  /// The keys that specify a value which replaces a missing or a wrong one.
  var replacements: [AnnotationKey] {
    [AnnotationKey.default, .onError].filter(annotations.has)
  }

  /// The name of its coder, if it has one itself.
  var coder: String? { annotations[.coder]?.text }

  /// Whether it has a coder itself.
  var hasCoder: Bool { annotations.has(.coder) }

  /// The annotation that sets a policy for the property alone, and not for a type or a block.
  func ownPolicy(_ key: AnnotationKey) -> Annotation? { annotations.own(key) }

  /// The policies of the property and of its type.
  func policies(in type: TypeAttributes) -> PolicyAttributes {
    PolicyAttributes(annotations, type: type)
  }
}

extension Property {
  /// Its annotations as typed values.
  var attributes: PropertyAttributes { PropertyAttributes(annotations) }

  /// The place of the first annotation with one of some keys, or of its name if there isn't one.
  func range(of keys: AnnotationKey...) -> SourceRange { annotations.range(of: keys) ?? range }
}

extension EnumCase.Parameter {
  /// Its annotations as typed values.
  var attributes: PropertyAttributes { PropertyAttributes(annotations) }

  /// The value as a property, without the annotations that are not for associated values and are
  /// reported for that reason.
  func annotatedProperty(named name: String, of owner: DeclarationID) -> Property {
    var value = self
    value.annotations.removeAll { annotation in
      AnnotationKey(spelled: annotation.key).map { !$0.places.contains(.value) } ?? true
    }
    return value.property(named: name, of: owner)
  }
}

extension AnnotationValue {
  /// The keys of nested objects, which dots separate.
  var path: [String]? { text.map(PropertyPlanner.path) }

  /// The style with this name.
  var style: NameStyle? { text.flatMap(NameStyle.init(rawValue:)) }
}
