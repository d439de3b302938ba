import WidgetSyntax

/// How an enum with associated values is decoded and encoded: it is a family of its cases.
///
/// For example: `case circle(radius: Double)` is `{"type": "circle", "radius": 1}`.
package struct WireEnum: Sendable {
  /// A case.
  package struct Case: Sendable {
    /// As written, with backticks.
    package var name: String
    /// The names in the JSON; the first is the one that is written.
    package var names: [String]
    package var values: [Value]
    /// Whether its only value has no label and no key of its own.
    package var isSingle: Bool
    /// Whether that value is an object, whose properties can stand beside a name.
    package var isObject: Bool
    /// Whether it stands for names that nobody knows.
    package var isFallback: Bool
  }

  /// An associated value.
  package struct Value: Sendable {
    package var label: String?
    package var key: String
    package var type: WireType
    package var fallback: String?

    /// The value as a property, which is decoded and encoded the same way.
    package var property: WireProperty { property(under: key) }

    /// The value as a property with another key.
    package func property(under key: String) -> WireProperty {
      WireProperty(
        name: label ?? self.key, type: type,
        presence: fallback.map { .fallback($0) } ?? (type.isOptional ? .optional : .required),
        source: .keys([key]), destination: .key(key))
    }
  }

  package var access: AccessLevel?
  package var isNonisolated: Bool
  package var representation: Family.Representation
  package var ignoresCase: Bool
  package var cases: [Case]
  package var decodes: Bool
  package var encodes: Bool
  /// The type of raw values, by which Swift codes it but for a case that stands for unknown ones;
  /// nil without.
  package var rawType: String?
  /// Whether a value can hold others of its type, without a family's box between them.
  package var isRecursive = false
}

extension Model {
  /// The facts of an enum over some of its cases.
  func wireEnum(
    _ type: ModelType, _ cases: [EnumCase], _ rules: CodingRules, access: AccessLevel?,
    decodes: Bool, encodes: Bool
  ) -> WireEnum {
    let annotations = type.annotations
    // Swift's own coding of enums is externally tagged, and so is one that is no family.
    let family = rules.wire?.families.first { family in
      family.member(type.id)?.isByCases == true
    }
    let representation =
      family?.representation
      ?? (annotations.has(.family) ? Family.Representation(ofEnum: annotations) : .external)
    return WireEnum(
      access: access, isNonisolated: annotations.isNonisolated,
      representation: representation,
      ignoresCase: family?.ignoresCase ?? annotations.has(.ignoreCase),
      cases: cases.map { element in
        let values = wireValues(element, of: type, rules)
        return WireEnum.Case(
          name: element.name,
          names: family?.naming.names(ofCase: element.name.bareName, element.annotations)
            ?? element.names(in: annotations),
          values: values,
          isSingle: values.count == 1 && values[0].label == nil && !element.annotations.has(.key),
          isObject: (values.first?.isObject ?? false)
            && isObject(element, in: Scope(in: type.id), rules)
            && !writesTag(of: representation, element, in: Scope(in: type.id), rules),
          isFallback: element.annotations.has(.unknown))
      },
      decodes: decodes, encodes: encodes, rawType: rawType(of: type))
  }

  private func isObject(_ element: EnumCase, in scope: Scope, _ rules: CodingRules) -> Bool {
    element.parameters?.first.map {
      isObject($0.type, in: scope, rules.wire?.families ?? [])
    } ?? false
  }

  /// Whether a case's value writes its own name where the case's name stands: then it gets a key.
  private func writesTag(
    of representation: Family.Representation, _ element: EnumCase, in scope: Scope,
    _ rules: CodingRules
  ) -> Bool {
    guard let tag = representation.internalTag, let value = element.parameters?.first else {
      return false
    }
    return tagKeys(of: value.type, in: scope, rules.wire?.families ?? []).contains(tag)
  }

  /// Values without a label go by their number, as in Swift's own coding: `_0`.
  private func wireValues(
    _ element: EnumCase, of type: ModelType, _ rules: CodingRules
  ) -> [WireEnum.Value] {
    var resolver = WireTypeResolver(model: self, rules: rules, owner: type.id)
    let scope = Scope(in: type.id)
    let key = element.annotations[.key]?.text
    return (element.parameters ?? []).enumerated().map { index, parameter in
      WireEnum.Value(
        label: parameter.label,
        key: key ?? parameter.label?.bareName ?? "_\(index)",
        type: wireType(of: parameter, in: scope, &resolver, rules),
        fallback: parameter.defaultValue)
    }
  }

  /// A value has no annotations: its family's policy holds.
  private func wireType(
    of parameter: EnumCase.Parameter, in scope: Scope, _ resolver: inout WireTypeResolver,
    _ rules: CodingRules
  ) -> WireType {
    let choice = choice(in: parameter.type, scope)
    let type = resolver.resolve(
      parameter.type, in: scope, seesCollections: choice?.skipsUnknown ?? false)
    let hasFallback = type.isOptional || parameter.defaultValue != nil
    return UnknownPolicy(
      nil, type: type, choice: choice, presence: hasFallback ? .optional : .required,
      families: rules.wire?.families ?? []
    ).applied
  }
}

extension WireEnum.Value {
  /// Whether it is an object in the JSON. Numbers, texts and collections are none.
  fileprivate var isObject: Bool {
    switch type {
    case .plain: !type.isScalar
    case .boxed: true
    case .optional, .array, .dictionary, .partial, .uncodable: false
    }
  }
}
