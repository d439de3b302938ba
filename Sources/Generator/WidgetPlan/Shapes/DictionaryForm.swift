package import WidgetModel
package import WidgetSyntax

/// The JSON of a dictionary, which depends on the type of its keys.
package enum DictionaryForm: Equatable, Sendable {
  /// An object with any keys.
  case texts
  /// An object with integers as keys.
  case integers
  /// An object with the keys of a declared `CodingKeyRepresentable` type.
  case keys
  /// An array of alternating keys and values, as Swift codes all other dictionaries.
  case pairs
  /// One of the other forms, but the sources do not show which one.
  case unknown

  /// - Parameter key: the type of the keys.
  package init(of key: JSONShape.Key, _ conformances: Conformances) {
    let model = conformances.model
    guard let id = key.declaration else {
      if model.hasCodingKeys(key.name) {
        self = .keys
        return
      }
      switch String(key.name.prefix { $0 != "<" }).localName {
      case "String": self = .texts
      case "Int": self = .integers
      case "Bool", "Character", "Double", "Float", "Int8", "Int16", "Int32", "Int64", "UInt",
        "UInt8", "UInt16", "UInt32", "UInt64":
        self = .pairs
      // These types of Foundation are not `CodingKeyRepresentable`.
      case "Data", "Date", "Decimal", "URL", "UUID": self = .pairs
      case "Array", "Dictionary", "Optional", "Set": self = .pairs
      default: self = key.name.hasPrefix("[") || key.name.hasSuffix("?") ? .pairs : .unknown
      }
      return
    }
    let names = conformances[id]
    if names.contains("CodingKeyRepresentable") {
      let raw = conformances.rawValueProperty(of: id)?.type?.dottedName
      let isInteger = raw?.localName == "Int" && !model.convertsCodingKeys(id)
      self = isInteger ? .integers : .keys
      return
    }
    let areKnown = names.allSatisfy {
      KnownProtocols.isKnown($0) || StandardLibrary.types.contains($0)
        || !model.types(named: $0, in: Scope(in: id)).isEmpty
    }
    self = areKnown ? .pairs : .unknown
  }
}

extension Model {
  /// Whether an extension makes a type that no source declares conform to `CodingKeyRepresentable`.
  fileprivate func hasCodingKeys(_ name: String) -> Bool {
    index.inheritors(of: "CodingKeyRepresentable").contains { id in
      declaration(id).kind == .extension
        && files[id.file].text(declaration(id).name).localName == name.localName
    }
  }

  /// Whether the `codingKey` of a type is user-defined, so that it is not necessarily the raw value.
  package func convertsCodingKeys(_ id: DeclarationID) -> Bool {
    type(id).properties.contains { $0.bareName == "codingKey" }
  }
}

extension JSONShape {
  /// The key types of all dictionaries in the shape.
  package var keys: [Key] {
    switch self {
    case .dictionary(let key, let shape): [key] + shape.keys
    case .optional(let shape), .array(let shape), .partial(let shape, leavingOut: _): shape.keys
    case .value(let value): value.coder == nil ? value.collection?.keys ?? [] : []
    case .polymorphic, .uncodable: []
    }
  }
}

extension JSONShape.Key {
  /// - Parameter spelling: the type as written in the generated extension.
  init(_ expanded: ExpandedType, spelling: String) {
    let name = expanded.type.dottedName ?? expanded.type.text
    let isString = name == "String" || name == "Swift.String"
    self.init(
      spelling: isString ? "String" : spelling, name: isString ? "String" : name,
      declaration: expanded.declarations.first)
  }
}
