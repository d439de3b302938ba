package import WidgetModel
package import WidgetSyntax

/// What the JSON of a dictionary is, which its keys decide.
package enum DictionaryForm: Equatable, Sendable {
  /// An object with any keys.
  case texts
  /// An object with integers as keys.
  case integers
  /// An object with the keys of a type that is `CodingKeyRepresentable`; nil where no source declares it.
  case keys(DeclarationID?)
  /// An array of keys and values in turn, as Swift codes all others.
  case pairs
  /// One of those; the sources do not say which.
  case unknown
}

extension Model {
  /// The form of a dictionary with keys of a type.
  package func form(of key: JSONShape.Key) -> DictionaryForm {
    guard let id = key.declaration else {
      switch key.name.localName {
      case "String": return .texts
      case "Int": return .integers
      case "Bool", "Character", "Double", "Float", "Int8", "Int16", "Int32", "Int64", "UInt",
        "UInt8", "UInt16", "UInt32", "UInt64":
        return .pairs
      default: return .unknown
      }
    }
    let conformances = conformances(of: id)
    if conformances.contains("CodingKeyRepresentable") { return .keys(id) }
    let areKnown = conformances.allSatisfy {
      KnownProtocols.isKnown($0) || StandardLibrary.types.contains($0)
        || !types(named: $0, in: Scope(in: id)).isEmpty
    }
    return areKnown ? .pairs : .unknown
  }
}

extension JSONShape {
  /// The types of the keys of all dictionaries in it.
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
  /// - Parameter spelling: as it is written in the generated extension.
  init(_ expanded: ExpandedType, spelling: String) {
    let name = expanded.type.dottedName ?? expanded.type.text
    let isString = name == "String" || name == "Swift.String"
    self.init(
      spelling: isString ? "String" : spelling, name: isString ? "String" : name,
      declaration: expanded.declarations.first)
  }
}
