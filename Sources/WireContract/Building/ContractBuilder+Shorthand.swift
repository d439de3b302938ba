import WidgetModel
import WidgetPlan
import WidgetSyntax

/// The shorthand of an object.
extension ContractBuilder {
  /// The shorthand of a type, or nil if there isn't one.
  mutating func shorthand(
    of id: DeclarationID, _ arguments: [String: WireType]
  ) -> WireType? {
    guard let plan = plans[id] else { return nil }
    for variant in plan.variants.filter(\.isCoded) {
      if let choice = variant.choice, let value = choice.shorthandCase?.values.first {
        return inPlace(of: wireType(value.shape, arguments))
      }
      if let object = variant.object, let key = object.shorthand,
        let property = object.properties.first(where: { $0.source.keys.first == key })
      {
        return wireType(property.shape, arguments)
      }
    }
    return nil
  }

  /// The discriminator of a family, which the selected type decodes.
  mutating func shorthand(ofMember id: DeclarationID) -> WireType {
    shorthand(of: id, [:]) ?? transparentType(id, [])
      ?? .opaque(reason: "'\(model.name(of: id))' is coded by hand")
  }

  /// A value that is an object can also have a shorthand.
  private mutating func inPlace(of type: WireType) -> WireType {
    guard case .named(let reference) = type,
      let id = plans.first(where: { $0.value.name == reference.name })?.key
    else { return type }
    return shorthand(of: id, [:]) ?? type
  }
}

extension PropertyPlan.Source {
  fileprivate var keys: [String] { if case .keys(let keys) = self { keys } else { [] } }
}
