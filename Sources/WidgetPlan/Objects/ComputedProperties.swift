import WidgetModel
import WidgetSyntax

extension ModelType {
  /// The computed properties of a struct or a class that are encoded.
  ///
  /// For example: `// widgetgen: encodable` on `var count: Int { items.count }`.
  var computedAndEncoded: [Property] {
    guard kind == .struct || kind == .class else { return [] }
    return properties.filter { property in
      property.isComputed && !property.isStatic && property.type != nil
        && property.attributes.encodesComputed && !property.availability.isNever
        && isUnconditional(property)
    }
  }

  /// Whether a property is there wherever the type is, or depends on an `#if` inside of that.
  func isUnconditional(_ property: Property) -> Bool {
    property.clause == nil || property.owner == id
  }
}
