import WidgetModel
import WidgetSource
import WidgetSyntax

/// Where properties are in the JSON.
extension PropertyPlanner {
  /// Where a property is read.
  func source(_ property: Property) -> PropertyPlan.Source {
    // A constant that has its value cannot be given another.
    if property.isLet, property.initialValue != nil { return .nowhere }
    if property.isComputed || !property.attributes.isDecoded { return .nowhere }
    if let function = written.reader(of: property) {
      return .function(
        .init(
          name: property.readerName, takesCoder: function.takesDecoder,
          isThrowing: function.isThrowing))
    }
    if isTransparent { return .whole }
    if isPositional { return .element }
    if isFlattened(property) { return .flattened }
    let attributes = property.attributes
    let places =
      [attributes.decodedPlace ?? [defaultKey(of: property)]] + attributes.aliases
    return root.isEmpty && places.allSatisfy { $0.count == 1 }
      ? .keys(places.map { $0[0] }) : .paths(places.map { root + $0 })
  }

  func destination(_ property: Property) -> PropertyPlan.Destination {
    guard runtime.encodes, property.attributes.isEncoded else { return .nowhere }
    if let function = written.writer(of: property) {
      return .function(
        .init(
          name: property.writerName, takesCoder: function.takesEncoder,
          isThrowing: function.isThrowing))
    }
    if isTransparent { return .whole }
    if isPositional { return .element }
    if isFlattened(property) { return .flattened }
    let place = root + (property.attributes.encodedPlace ?? [defaultKey(of: property)])
    return place.count == 1 ? .key(place[0]) : .path(place)
  }

  /// Whether the type is coded as its only value.
  private var isTransparent: Bool { runtime.hasPolicies && type.isTransparent }

  /// Whether the type is coded as an array of its properties.
  private var isPositional: Bool { runtime.hasPolicies && type.isPositional }

  /// Whether its own properties are beside those of the type, as annotated or by the runtime.
  private func isFlattened(_ property: Property) -> Bool {
    if property.attributes.isFlattened { return true }
    guard let flattened = runtime.flattened else { return false }
    return property.name == flattened.property && property.type?.dottedName == flattened.type
  }

  /// The key that is decoded.
  func decodedKey(of property: Property) -> String {
    property.attributes.decodedKey ?? defaultKey(of: property)
  }

  /// The key of a property without a specified key: in its own style, as in the user's `CodingKeys`,
  /// or in the type's style.
  private func defaultKey(of property: Property) -> String {
    if let style = property.attributes.keyStyle(in: type.attributes) {
      return style.apply(toKey: property.bareName)
    }
    let own = written.codingKeys?.cases.first { $0.name.bareName == property.bareName }
    if let own { return own.rawValue.flatMap(StringLiteral.value) ?? own.name.bareName }
    return style.apply(to: property.bareName)
  }
}
