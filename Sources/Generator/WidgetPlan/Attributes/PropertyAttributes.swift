import WidgetModel
import WidgetSource
import WidgetSyntax

/// The annotations of a property, or of an associated value, as typed values.
struct PropertyAttributes: Sendable {
  private let annotations: [Annotation]

  init(_ annotations: [Annotation]) { self.annotations = annotations }

  // MARK: - Direction

  /// Whether the property is excluded from the JSON.
  var isSkipped: Bool { !isDecoded && !isEncoded }

  /// Whether the property is not excluded from decoding by `skip`.
  var isDecoded: Bool { annotations[.skip, .decode] == nil }

  /// Whether the property is not excluded from encoding by `skip`.
  var isEncoded: Bool { annotations[.skip, .encode] == nil }

  /// Whether the property is excluded from exactly one direction.
  var hasDirection: Bool { isDecoded != isEncoded }

  /// Whether a computed property is marked to be encoded.
  var encodesComputed: Bool { annotations.hasOwn(.encodable) && !isSkipped }

  // MARK: - Place

  /// The place from which the property is decoded, if it is specified.
  var decodedPlace: [String]? { annotations[.key, .decode]?.place }

  /// The place at which the property is encoded, if it is specified.
  var encodedPlace: [String]? { annotations[.key, .encode]?.place }

  /// Whether a place is specified, which the property has even if `CodingKeys` has no case for it.
  var hasPlace: Bool { decodedPlace != nil || encodedPlace != nil }

  /// The key from which the property is decoded, if the specified place is a single key.
  var decodedKey: String? { decodedPlace.flatMap { $0.count == 1 ? $0[0] : nil } }

  /// The other places from which the property is decoded: the values of `alias`.
  var aliases: [[String]] {
    annotations.filter { $0.isWritten(.alias) }.flatMap(\.value.places)
  }

  /// Returns the style that annotations of the property specify for its key, which overrides the style of the type.
  func keyStyle(in type: TypeAttributes) -> TypeAttributes.KeyStyle {
    guard let annotation = policies(in: type).nearest(.keyStyle) else { return .inherited }
    return annotation.value.style.map(TypeAttributes.KeyStyle.style) ?? .none
  }

  /// Whether the property's own annotations specify its key or the style of its key.
  var hasKeyOrStyle: Bool { annotations.has(.key) || annotations.hasOwn(.keyStyle) }

  /// Whether a key is specified for both directions.
  var hasKeyInBothDirections: Bool {
    decodedPlace != nil && encodedPlace != nil
  }

  /// Whether generated code needs string literals for the property's keys, because an enum with one case for each
  /// property, such as `CodingKeys`, cannot express them.
  var needsLiteralKeys: Bool {
    annotations.contains { annotation in
      guard let key = annotation.knownKey, annotation.isOn else { return false }
      return key.needs(annotation) == .literalKeys
        || (key == .key && annotation.direction != nil)
    }
  }

  /// Whether the properties of the property's type are coded in the same object as the other properties.
  var isFlattened: Bool { annotations.has(.flatten) }

  // MARK: - Value

  /// Whether the property has a `default`, including `default = throw`.
  var hasDefault: Bool { annotations.has(.default) }

  /// The text of the `default` annotation, or nil if the annotation is missing or its value is not a string or a
  /// number.
  var defaultText: String? { annotations[.default]?.text }

  /// The keys of the annotations that specify a replacement for a missing, null or wrong value.
  var replacements: [AnnotationKey] {
    AnnotationKey.all.filter { $0.subject == .replacement && annotations.has($0) }
  }

  /// The coder that the property's annotations name, such as `ISO8601()`, or nil if they name none.
  var coder: String? { annotations[.coder]?.text }

  /// Whether the property's annotations name a coder.
  var hasCoder: Bool { annotations.has(.coder) }

  /// Returns the annotation that sets a policy for this property alone, rather than for a type or a block. Returns nil
  /// if there isn't one.
  func ownPolicy(_ key: AnnotationKey) -> Annotation? { annotations.own(key) }

  /// Returns the policies of the property, including the policies of the type that declares the property.
  func policies(in type: TypeAttributes) -> PolicyAttributes {
    PolicyAttributes(annotations, type: type)
  }
}

extension Property {
  /// The annotations of the property as typed values.
  var attributes: PropertyAttributes { PropertyAttributes(annotations) }

  /// Returns the range of the annotation with one of the given keys. Earlier keys take precedence. If the property has
  /// no such annotation, returns the range of the property's name.
  func range(of keys: AnnotationKey...) -> SourceRange { annotations.range(of: keys) ?? range }
}

extension EnumCase.Parameter {
  /// The annotations of the value as typed values.
  var attributes: PropertyAttributes { PropertyAttributes(annotations) }

  /// Whether names in the JSON choose the value, as with `name = [off: false, on: true]`.
  var isChosenByName: Bool { annotations.hasOwn(.name) }

  /// Returns the associated value as a property, without annotations that do not apply to associated values. A check
  /// reports such annotations.
  func annotatedProperty(named name: String, of owner: DeclarationID) -> Property {
    var value = self
    value.annotations.removeAll { annotation in
      AnnotationKey(spelled: annotation.name).map { !$0.targets.contains(.value) } ?? true
    }
    return value.property(named: name, of: owner)
  }
}

extension Property {
  /// Whether user-defined `CodingKeys` select the property: they have a case for it, or it has a key in an annotation.
  ///
  /// - Parameter names: the names of the cases, or nil without user-defined `CodingKeys`.
  func isSelected(by names: [String]?) -> Bool {
    attributes.hasPlace || names?.contains(bareName) ?? true
  }
}
