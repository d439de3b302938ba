package import WidgetModel
package import WidgetSyntax

/// The raw values of an enum's cases.
package struct RawValues: Sendable {
  package enum Kind: String, Sendable {
    case string, integer
  }

  /// A case and its raw value, as in the JSON.
  package struct Case: Sendable {
    /// The name of the case, without backticks.
    package var name: String
    package var value: String
  }

  package var kind: Kind
  /// The type of the raw values, with typealiases expanded.
  package var type: String
  package var cases: [Case]
  /// The name of the case for unknown values, or nil if there isn't one.
  package var fallback: String?

  /// Returns nil if the enum does not have raw values that are known strings or integers. Integers greater than
  /// `Int.max` are not known, nor are the values of an enum with a user-defined `init(rawValue:)` or `rawValue`.
  package init?(of id: DeclarationID, in model: Model) {
    let type = model.type(id)
    guard type.kind == .enum, let first = type.inherited.first, !type.convertsRawValues(in: model)
    else { return nil }
    let expanded = model.expanded(first, in: Scope(in: id)).type
    guard let name = expanded.dottedName?.localName else { return nil }
    let cases: [Case]?
    switch name {
    case "String": (kind, cases) = (.string, Self.strings(type.cases))
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      (kind, cases) = (.integer, Self.integers(type.cases))
    default: return nil
    }
    guard let cases else { return nil }
    self.type = name
    self.cases = cases
    fallback = type.fallbackCase?.name.bareName
  }

  /// The reason why the raw values of a type are not known.
  package static func unknownReason(of type: String) -> String {
    switch type {
    case "String": "its raw values are not known"
    case "UInt", "UInt64": "one of its raw values is greater than \(Int.max)"
    default: "its raw values are not integers"
    }
  }

  private static func strings(_ cases: [EnumCase]) -> [Case]? {
    var values: [Case] = []
    for element in cases {
      let value = element.rawValue.map(StringLiteral.value) ?? element.name.bareName
      guard let value else { return nil }
      if element.availability.isNever { continue }
      values.append(Case(name: element.name.bareName, value: value))
    }
    return values
  }

  /// Returns the cases with their integers, or nil if an integer is not valid. A case without a value has the previous
  /// case's value plus one (Swift book, Enumerations).
  private static func integers(_ cases: [EnumCase]) -> [Case]? {
    var values: [Case] = []
    // Nil after the largest integer.
    var next: Int? = 0
    for element in cases {
      let value = element.rawValue.map { Int(NumberLiteral.json($0)) } ?? next
      guard let value else { return nil }
      if !element.availability.isNever {
        values.append(Case(name: element.name.bareName, value: String(value)))
      }
      next = value < Int.max ? value + 1 : nil
    }
    return values
  }
}

extension ModelType {
  /// Whether `init(rawValue:)` or `rawValue` is user-defined.
  fileprivate func convertsRawValues(in model: Model) -> Bool {
    properties.contains { $0.bareName == "rawValue" }
      || ([id] + extensions).contains { body in
        let file = model.files[body.file]
        return model.declaration(body).initializers.contains { initializer in
          let label = file[initializer.parameters].first?.label
          return label.map { file.text($0).bareName } == "rawValue"
        }
      }
  }

  /// Returns the type of the raw values by which Swift codes an enum, or of the names of a transparent enum; nil for
  /// other types.
  func rawType(in model: Model) -> String? {
    guard kind == .enum else { return nil }
    return swiftRawType(in: model)
      ?? (isTransparent ? attributes.family.tagType.rawValue : nil)
  }

  /// Returns the type of the raw values by which Swift codes an enum, or nil if the type has no such raw values.
  func swiftRawType(in model: Model) -> String? {
    guard kind == .enum, let first = inherited.first, let name = first.dottedName else {
      return nil
    }
    let expanded = model.expanded(first, in: Scope(in: id)).type.dottedName ?? name
    return ScalarTypes.contain(expanded) ? name : nil
  }
}

extension Conformances {
  /// Returns the property `rawValue` if Swift codes it instead of the struct or class, because the type is
  /// `RawRepresentable`; otherwise nil.
  ///
  /// The standard library codes such a type as its raw value if the raw value is a number, a string or a Boolean. For
  /// any other raw value, the compiler synthesizes an object (`RawRepresentable` in stdlib/public/core/Codable.swift).
  func rawValueProperty(of id: DeclarationID) -> Property? {
    guard model.declaration(id).kind.isStructOrClass,
      !self[id].isDisjoint(with: ["OptionSet", "RawRepresentable"])
    else { return nil }
    let property = model.type(id).properties.first { $0.bareName == "rawValue" && !$0.isStatic }
    guard let property, let declared = property.type,
      let name = model.expanded(declared, in: Scope(in: property.owner)).type.dottedName
    else { return nil }
    let raw = name.hasPrefix("Swift.") ? name.localName : name
    return ScalarTypes.primitive.contains(raw) ? property : nil
  }
}
