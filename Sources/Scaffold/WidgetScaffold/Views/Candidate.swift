import WidgetModel
import WidgetSource
import WidgetSyntax

/// An initializer of a view, with the argument for each of its parameters.
struct Candidate {
  /// The argument of a parameter.
  enum Use {
    /// A fixed value such as `.zero`.
    case fixed(String)
    /// A property of the widget.
    ///
    /// - Parameter fallback: the argument for a missing key, or nil if there isn't one.
    case property(JSONRepresentation, fallback: String?, enums: [String])
    /// The parameter gets no property in the widget.
    ///
    /// - Parameter value: the argument, or nil for the parameter's default value.
    case omitted(value: String?, reason: String)
    /// An argument that cannot be supplied, so the initializer cannot be called.
    case impossible(reason: String)
  }

  let initializer: ViewInitializer
  let uses: [(parameter: ViewInitializer.Parameter, use: Use)]

  init(_ initializer: ViewInitializer, representations: RepresentationPlanner) {
    self.initializer = initializer
    uses = initializer.parameters.map { parameter in
      (parameter, Self.use(of: parameter, in: initializer.scope, representations))
    }
  }

  private static func use(
    of parameter: ViewInitializer.Parameter, in scope: Scope,
    _ representations: RepresentationPlanner
  ) -> Use {
    if parameter.isInout {
      return .impossible(reason: "an 'inout' parameter needs a variable")
    }
    let known = KnownViews.argument(label: parameter.label, type: parameter.type.text)
    if let known, parameter.defaultValue == nil || known == ".zero" { return .fixed(known) }
    switch representations.outcome(of: parameter.type, in: scope) {
    case .represented(var representation, let enums):
      guard let value = parameter.defaultValue, !representation.isOptional else {
        return .property(representation, fallback: nil, enums: enums)
      }
      // A default value that is not plain may use names that are visible only to the view.
      guard isPlain(value) else { return .property(representation, fallback: nil, enums: enums) }
      representation.isOptional = true
      return .property(representation, fallback: value, enums: enums)
    case .unsupported(let reason):
      if parameter.defaultValue != nil { return .omitted(value: nil, reason: reason) }
      if let value = emptyValue(of: parameter.type) {
        return .omitted(value: value, reason: reason)
      }
      return .impossible(reason: reason)
    }
  }

  /// Whether a default value has the same meaning in another file.
  private static func isPlain(_ value: String) -> Bool {
    Literals.type(of: value) != nil || ["[]", "[:]"].contains(value)
      || (value.hasPrefix(".") && value.dropFirst().allSatisfy { $0.isLetter || $0.isNumber })
  }

  /// Returns a placeholder argument for a parameter of the given type: `nil`, or a closure that does nothing. Returns
  /// nil for any other type.
  private static func emptyValue(of type: TypeName) -> String? {
    if type.isOptional { return "nil" }
    guard case .function(let function) = type.shape,
      ["Void", "()"].contains(function.result.text)
    else { return nil }
    return function.parameters.isEmpty ? "{}" : "{\(function.parameters.ignored) }"
  }

  /// The first parameter whose argument cannot be supplied, or nil if the initializer can be
  /// called.
  var obstacle: (parameter: String, reason: String)? {
    for (parameter, use) in uses {
      if case .impossible(let reason) = use { return (parameter.name, reason) }
    }
    return nil
  }

  /// The usefulness of the initializer: the number of the widget's properties, then whether the initializer is
  /// designated.
  var rank: Int {
    let count = uses.count { if case .property = $0.use { true } else { false } }
    return count * 2 + (initializer.isConvenience ? 0 : 1)
  }
}

extension Collection {
  /// The start of a closure that ignores its parameters: ` _, _ in`.
  var ignored: String {
    isEmpty ? "" : " " + map { _ in "_" }.joined(separator: ", ") + " in"
  }
}
