import WidgetModel
import WidgetSyntax

/// The annotations of an enum's case as typed values.
struct CaseAttributes: Sendable {
  private let annotations: [Annotation]

  init(_ annotations: [Annotation]) { self.annotations = annotations }

  /// Whether the case is not excluded from decoding by `skip`.
  var isDecoded: Bool { annotations[.skip, .decode] == nil }

  /// Whether the case is not excluded from encoding by `skip`.
  var isEncoded: Bool { annotations[.skip, .encode] == nil }

  /// Whether the case is marked for unknown names. An `unknown` of a block does not mark cases. In a block, `unknown`
  /// is a policy for other declarations.
  var isMarkedUnknown: Bool { annotations.hasOwn(.unknown) }

  /// The names that annotations specify.
  var names: SpecifiedNames { SpecifiedNames(annotations) }

  /// The keys of the case's values, or nil if they are not specified or are malformed.
  var keys: CaseKeys? { annotations[.key].flatMap(CaseKeys.init) }

  /// Whether an annotation specifies keys for the values.
  var hasKeys: Bool { annotations.has(.key) }

  /// Whether annotations change how a case with a raw value is coded.
  var differsFromRawValue: Bool {
    isMarkedUnknown || [AnnotationKey.name, .alias, .skip].contains(where: annotations.has)
  }
}

extension ModelType {
  /// The case of an enum that is decoded from unknown names, or nil if there isn't one.
  var fallbackCase: EnumCase? { cases.first(where: \.isFallback) }
}

extension EnumCase {
  /// The annotations of the case as typed values.
  var attributes: CaseAttributes { CaseAttributes(annotationsOfNames) }

  /// Whether the case is decoded: it can be available, and `skip` does not exclude it.
  var isDecoded: Bool { !availability.isNever && attributes.isDecoded }

  /// Whether the case is encoded: it can be available, and `skip` does not exclude it.
  var isEncoded: Bool { !availability.isNever && attributes.isEncoded }

  /// Whether the case is decoded from unknown names.
  var isFallback: Bool { attributes.isMarkedUnknown && isDecoded }

  /// The only value of the case, if it has neither a label nor a key. Nil otherwise.
  var unkeyedValue: Parameter? {
    guard let values = parameters, values.count == 1, values[0].label == nil, !attributes.hasKeys
    else { return nil }
    return values[0]
  }

  /// The case without annotations on itself or its values, for planning the coding that Swift synthesizes.
  var withoutAnnotations: EnumCase {
    var element = self
    element.annotations = []
    element.parameters = parameters?.map { value in
      var value = value
      value.annotations = []
      return value
    }
    return element
  }

  /// Returns the names of the case in the JSON, regardless of families that may determine other names. The first name
  /// is encoded.
  ///
  /// - Parameter constant: the value that is encoded at the place of the name, if it is a constant.
  func names(in type: TypeAttributes, constant: String? = nil) -> [String] {
    let names = attributes.names.names(
      or: [constant ?? type.nameStyle.apply(to: name.bareName)])
    return type.family.ignoresCase ? names.map { $0.lowercased() } : names
  }
}
