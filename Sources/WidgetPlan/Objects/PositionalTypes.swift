import WidgetModel
import WidgetSource
import WidgetSyntax

extension ModelType {
  /// Whether values are coded as an array, whose elements are their properties in order: `positional`.
  var isPositional: Bool {
    (kind == .struct || kind == .class) && attributes.isPositional
  }
}

extension ObjectPlan {
  /// The properties that are elements of the array that is read, in order.
  package var elementsRead: [PropertyPlan] { properties.filter { $0.source == .element } }

  /// The properties that are elements of the array that is written, in order.
  package var elementsWritten: [PropertyPlan] { properties.filter { $0.destination == .element } }
}

extension TypePlan {
  /// Whether it is coded as an array of its properties.
  package var usesElements: Bool {
    variants.filter(\.isCoded).contains { $0.object?.isPositional ?? false }
  }
}

extension ObjectPlanner {
  /// The properties in the order of their declarations, computed ones among the others; those of
  /// extensions are last.
  func positioned(_ planned: [PropertyPlan]) -> [PropertyPlan] {
    planned.stablySorted { left, right in
      let (first, second) = (left.property, right.property)
      guard first.owner == second.owner else {
        return second.owner != type.id && (first.owner == type.id || first.owner < second.owner)
      }
      return first.range.start < second.range.start
    }
  }
}
