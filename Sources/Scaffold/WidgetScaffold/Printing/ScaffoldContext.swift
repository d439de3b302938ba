import WidgetGenerator
import WidgetTemplate

/// The variables of `Widget.stencil` for a view.
enum ScaffoldContext {
  static func values(of plan: ViewPlan, for target: ScaffoldTarget) -> [String: Value] {
    let printer = ViewBodyPrinter(plan: plan, target: target)
    let usesColors = plan.properties.contains { $0.representation.kind == .color }
    return [
      "runtime": .string(target.runtime.rawValue),
      "layout": .string(target.layout.rawValue),
      "widget": .string(plan.widget),
      "view": .string(plan.view),
      "variable": .string(plan.variable),
      "base": .string(target.runtime.hasFamilies ? target.familyName : "Widget"),
      "documentation": lines(plan.documentation),
      "availability": lines(plan.availability),
      "condition": plan.condition.map(Value.string) ?? .none,
      "properties": .array(plan.properties.map { value(of: $0, for: target) }),
      "children": lines(printer.children),
      "creation": lines(printer.creation),
      "assignments": lines(printer.assignments),
      "omissions": lines(printer.omissions),
      "enums": lines(plan.enums),
      "isOnMainActor": .bool(target.isOnMainActor),
      "convertsColors": .bool(usesColors && target.runtime.hasFamilies),
      "addsSize": .bool(target.layout == .size && !plan.hasSizeThatFits),
      "overrideAccess": plan.overrideAccess.map(Value.string) ?? .none,
    ]
  }

  private static func lines(_ lines: [String]) -> Value { .array(lines.map(Value.string)) }

  private static func value(of property: WidgetProperty, for target: ScaffoldTarget) -> Value {
    .strict([
      "name": .string(property.name),
      "type": .string(type(of: property.representation, for: target)),
      "documentation": lines(property.documentation),
      "isColor": .bool(property.representation.kind == .color),
      "isFont": .bool(property.representation.kind == .font),
      "isImage": .bool(property.representation.kind == .image),
    ])
  }

  private static func type(of representation: JSONRepresentation, for target: ScaffoldTarget)
    -> String
  {
    let component =
      target.runtime.hasFamilies ? "any \(target.familyName)" : "ServerDrivenComponent"
    switch representation.kind {
    case .value: return representation.type + (representation.isOptional ? "?" : "")
    case .color, .font, .image: return "String" + (representation.isOptional ? "?" : "")
    case .child:
      guard representation.isOptional else { return component }
      return component.hasPrefix("any ") ? "(\(component))?" : "\(component)?"
    case .children: return "[\(component)]" + (representation.isOptional ? "?" : "")
    case .event: return "[Action]?"
    }
  }
}

extension ScaffoldTarget {
  /// The name of the family that a widget joins in the runtime `standalone`.
  var familyName: String { family?.name ?? "Component" }

  /// Whether `makeView()` is printed with `@MainActor`: always, unless the family requires `makeView()` without this
  /// attribute.
  fileprivate var isOnMainActor: Bool {
    guard let family else { return true }
    return family.isOnMainActor || !family.makesViews
  }
}
