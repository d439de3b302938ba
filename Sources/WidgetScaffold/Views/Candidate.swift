import WidgetModel
import WidgetSource
import WidgetSyntax

/// An initializer of a view, and what each of its parameters is given.
struct Candidate {
  /// What a parameter is given.
  enum Use {
    /// A value that is the same for all widgets: `.zero`.
    case fixed(String)
    /// - Parameter fallback: what the parameter is given where the JSON has nothing.
    case travels(Travel, fallback: String?, enums: [String])
    /// - Parameter value: what it is given instead; nil for its default.
    case omitted(value: String?, reason: String)
    /// There is no value for it.
    case impossible(reason: String)
  }

  let initializer: ViewInitializer
  let uses: [(parameter: ViewInitializer.Parameter, use: Use)]

  init(_ initializer: ViewInitializer, travels: TravelPlanner) {
    self.initializer = initializer
    uses = initializer.parameters.map { parameter in
      (parameter, Self.use(of: parameter, in: initializer.scope, travels))
    }
  }

  private static func use(
    of parameter: ViewInitializer.Parameter, in scope: Scope, _ travels: TravelPlanner
  ) -> Use {
    if parameter.isInout {
      return .impossible(reason: "a variable is needed to pass it 'inout'")
    }
    let known = KnownViews.argument(label: parameter.label, type: parameter.type.text)
    if let known, parameter.defaultValue == nil || known == ".zero" { return .fixed(known) }
    switch travels.outcome(of: parameter.type, in: scope) {
    case .travels(var travel, let enums):
      guard let value = parameter.defaultValue, !travel.isOptional else {
        return .travels(travel, fallback: nil, enums: enums)
      }
      // Another default may be private to the view, or be made of what only the view sees.
      guard isPlain(value) else { return .travels(travel, fallback: nil, enums: enums) }
      travel.isOptional = true
      return .travels(travel, fallback: value, enums: enums)
    case .stays(let reason):
      if parameter.defaultValue != nil { return .omitted(value: nil, reason: reason) }
      if let value = emptyValue(of: parameter.type) {
        return .omitted(value: value, reason: reason)
      }
      return .impossible(reason: reason)
    }
  }

  /// Whether a default value means the same elsewhere.
  private static func isPlain(_ value: String) -> Bool {
    Literals.type(of: value) != nil || ["[]", "[:]"].contains(value)
      || (value.hasPrefix(".") && value.dropFirst().allSatisfy { $0.isLetter || $0.isNumber })
  }

  /// What does nothing in place of a value that does not travel.
  private static func emptyValue(of type: TypeName) -> String? {
    if type.isOptional { return "nil" }
    guard case .function(let function) = type.shape,
      ["Void", "()"].contains(function.result.text)
    else { return nil }
    return function.parameters.isEmpty ? "{}" : "{\(function.parameters.ignored) }"
  }

  /// The parameter for which there is no value, with the reason; nil if the initializer can be called.
  var obstacle: (parameter: String, reason: String)? {
    for (parameter, use) in uses {
      if case .impossible(let reason) = use { return (parameter.name, reason) }
    }
    return nil
  }

  /// The more, the more useful: what travels counts, then being designated.
  var rank: Int {
    let count = uses.count { if case .travels = $0.use { true } else { false } }
    return count * 2 + (initializer.isConvenience ? 0 : 1)
  }
}

extension Collection {
  /// The parameters of a closure that uses none of them: ` _, _ in`.
  var ignored: String {
    isEmpty ? "" : " " + map { _ in "_" }.joined(separator: ", ") + " in"
  }
}
