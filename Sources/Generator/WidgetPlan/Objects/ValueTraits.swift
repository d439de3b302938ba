import WidgetModel
import WidgetSyntax

/// The members and conformances of values, as far as the sources show.
struct ValueTraits {
  private let conformances: Conformances

  init(_ conformances: Conformances) { self.conformances = conformances }

  private var model: Model { conformances.model }

  /// Whether a value has a property with the given name, or nil if the sources do not show whether it does.
  func hasMember(_ name: String, _ shape: JSONShape) -> Bool? {
    switch shape {
    case .array, .dictionary: return name == "isEmpty" ? true : nil
    case .partial(let shape, leavingOut: _): return hasMember(name, shape)
    case .optional, .uncodable: return nil
    case .polymorphic(let value):
      return value.declaration.map { declares(name, $0) }
    case .value(let value):
      if let collection = value.collection { return hasMember(name, collection) }
      if let id = value.declaration { return declares(name, id) ? true : nil }
      guard name == "isEmpty" else { return nil }
      let local = value.name.localName
      let type = local.split(separator: "<").first.map(String.init) ?? local
      if ["Data", "Set", "String", "Substring"].contains(type) { return true }
      return shape.isScalar ? false : nil
    }
  }

  private func declares(_ name: String, _ id: DeclarationID) -> Bool {
    model.type(id).properties.contains { $0.bareName == name }
  }

  /// Whether values of a shape can be compared with `==`.
  func isComparable(_ shape: JSONShape) -> Bool {
    switch shape.innermost {
    case .value(let value):
      value.declaration.map(isEquatable) ?? value.arguments.allSatisfy(isComparable)
    case .polymorphic(let value): value.declaration.map(isEquatable) ?? false
    default: false
    }
  }

  private func isEquatable(_ id: DeclarationID) -> Bool {
    let declared = model.type(id)
    return conformances[id].contains("Equatable") || declared.attributes.requestsEquality
      || (declared.kind == .enum && declared.cases.allSatisfy { $0.parameters == nil })
  }
}
