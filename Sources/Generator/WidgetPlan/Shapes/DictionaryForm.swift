package import WidgetModel
import WidgetSyntax

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
    guard let id = key.declaration else {
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
      self = .keys
      return
    }
    let areKnown = names.allSatisfy {
      KnownProtocols.isKnown($0) || StandardLibrary.types.contains($0)
        || !conformances.model.types(named: $0, in: Scope(in: id)).isEmpty
    }
    self = areKnown ? .pairs : .unknown
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
