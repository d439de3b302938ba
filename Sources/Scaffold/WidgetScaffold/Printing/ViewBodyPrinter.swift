import WidgetGenerator
import WidgetModel

/// Prints the statements that create a widget's view.
struct ViewBodyPrinter {
  let plan: ViewPlan
  let target: ScaffoldTarget

  /// The maximum length of a call on one line. A longer call gets a line for each argument.
  private static let longestLine = 92

  private var isBeagle: Bool { !target.runtime.hasFamilies }

  /// The statements that create the views of the contained components.
  var children: [String] {
    plan.properties.flatMap { property -> [String] in
      let name = property.name
      let lines = ["\(name).translatesAutoresizingMaskIntoConstraints = false"]
      switch (property.representation.kind, property.representation.isOptional) {
      case (.child, false): return ["let \(name) = \(view(of: name))"] + lines
      case (.child, true): return closure("let \(name) = \(name).map")
      case (.children, let isOptional):
        return closure("let \(name) = \(name)\(isOptional ? "?" : "").map")
      case (.value, _), (.event, _), (.color, _), (.font, _), (.image, _): return []
      }
    }
  }

  /// Returns a call with a trailing closure that creates the view of each component.
  private func closure(_ call: String) -> [String] {
    [
      "\(call) { component -> UIView in",
      "    let view = \(view(of: "component"))",
      "    view.translatesAutoresizingMaskIntoConstraints = false",
      "    return view",
      "}",
    ]
  }

  private func view(of component: String) -> String {
    isBeagle ? "BeagleView(\(component))" : "\(component).makeView()"
  }

  /// The statements that create the view.
  var creation: [String] {
    let (variable, arguments) = (plan.variable, plan.arguments.map(lines))
    let opening = plan.isFailable ? "guard let \(variable) = " : "let \(variable) = "
    let closing = plan.isFailable ? " else { return UIView() }" : ""
    let line =
      "\(opening)\(plan.view)(\(arguments.flatMap(\.self).joined(separator: ", ")))\(closing)"
    if !plan.needsOrigin, line.count <= Self.longestLine { return [line] }
    let last = arguments.count - 1
    let list = arguments.enumerated().flatMap { number, lines in
      lines.enumerated().map { index, line in
        "    \(line)" + (index == lines.count - 1 && number < last ? "," : "")
      }
    }
    let call = ["\(opening)\(plan.view)("] + list + [")\(closing)"]
    return plan.needsOrigin ? ["weak var origin: UIView?"] + call + ["origin = \(variable)"] : call
  }

  /// The statements that set the view's properties.
  var assignments: [String] {
    plan.assignments.flatMap { assignment -> [String] in
      let target = "\(plan.variable).\(assignment.target)"
      let source = assignment.source
      if case .event(let parameters) = source.representation.kind {
        // The view stores the closure, so a strong reference from the closure to the view would create a reference
        // cycle.
        let ignored =
          parameters == 0
          ? "" : " " + Array(repeating: "_", count: parameters).joined(separator: ", ")
        return [
          "\(target) = { [unowned \(plan.variable)]\(ignored) in",
          "    " + execute(source.name, origin: plan.variable),
          "}",
        ]
      }
      let value = expression(of: source)
      guard assignment.keepsOwnValue else { return ["\(target) = \(value)"] }
      return ["if let \(source.name) = \(value) {", "    \(target) = \(source.name)", "}"]
    }
  }

  /// The comments about the parameters and properties that the widget does not set.
  var omissions: [String] {
    plan.omissions.map { "'\($0.name)' of type '\($0.type)' is not set: \($0.reason)" }
  }

  private func lines(of argument: ViewArgument) -> [String] {
    let label = argument.label.map { "\($0): " } ?? ""
    guard let source = argument.source else { return ["\(label)\(argument.fallback ?? "nil")"] }
    if case .event(let parameters) = source.representation.kind {
      return [
        "\(label){\(Array(repeating: (), count: parameters).ignored)",
        "    guard let origin = origin else { return }",
        "    " + execute(source.name, origin: "origin"),
        "}",
      ]
    }
    let value = expression(of: source)
    if let fallback = argument.fallback { return ["\(label)\(value) ?? \(fallback)"] }
    switch source.representation {
    case JSONRepresentation(kind: .color, type: source.representation.type, isOptional: false):
      return ["\(label)\(value) ?? .clear"]
    case JSONRepresentation(kind: .image, type: source.representation.type, isOptional: false):
      return ["\(label)\(value) ?? UIImage()"]
    default: return ["\(label)\(value)"]
    }
  }

  /// Returns an expression for the value of a property in the form that the view needs.
  ///
  /// The expression is an optional if the key can be missing, and for colors and images, whose
  /// strings can be invalid.
  private func expression(of property: WidgetProperty) -> String {
    let name = property.name
    switch (property.representation.kind, property.representation.isOptional) {
    case (.color, false): return "UIColor(hex: \(name))"
    case (.color, true): return "\(name).flatMap({ UIColor(hex: $0) })"
    case (.image, false): return "UIImage(named: \(name))"
    case (.image, true): return "\(name).flatMap({ UIImage(named: $0) })"
    case (.font, false): return font(name)
    case (.font, true): return "\(name).map({ \(font("$0")) })"
    case (.value, _), (.child, _), (.children, _), (.event, _): return name
    }
  }

  private func font(_ style: String) -> String {
    "UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: \(style)))"
  }

  private func execute(_ actions: String, origin: String) -> String {
    "renderer.controller?.execute(actions: \(actions), event: \"\(actions.bareName)\", origin: \(origin))"
  }
}
