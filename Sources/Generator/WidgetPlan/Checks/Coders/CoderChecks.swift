import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the coders that properties and associated values name. `PolicyChecks` checks the coder of a type.
struct CoderChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard runtime.hasPolicies else { return [] }
    let propertyPlanner = planner.propertyPlanner
    let properties = codedProperties.compactMap { problem($0.property, propertyPlanner) }
    let values = associatedValues.compactMap { problem($0.property, planner.enums.valuePlanner) }
    return properties + values
  }

  /// Returns a diagnostic for a property whose `coder` is not a coder, or codes no part of the property's type. Returns
  /// nil for a valid coder, or if the property itself has no `coder`.
  private func problem(_ property: Property, _ planner: PropertyPlanner) -> Diagnostic? {
    guard let policy = planner.policies(of: property).coder, policy.isOwn,
      let declared = property.type, let text = policy.value.text
    else { return nil }
    let range = policy.annotation.range
    let file = model.files[property.owner.file]
    let resolver = planner.coders(of: property)
    switch resolver.coder(named: text) {
    case .problem(let problem):
      return .coder(problem, known: knownCoders, range, in: file)
    case .coder(let coder):
      guard resolver.shape(of: declared, coder, isForAll: false) == nil else { return nil }
      let codes =
        switch coder.builtin {
        case .lenient: "numbers, Booleans and strings"
        case .nonFinite: "floating-point numbers"
        default: "'\(coder.value?.type.text ?? "")'"
        }
      return Diagnostic(
        .coderType,
        "'\(coder.type.text)' codes \(codes), which '\(property.bareName)' of type "
          + "'\(declared.text)' does not contain; change the type, or use another coder",
        at: range, in: file)
    }
  }

  /// Returns a diagnostic for an invalid coder that a type sets for all its properties, or nil if the coder is valid.
  func problem(ofType annotation: Annotation) -> Diagnostic? {
    let resolver = CoderResolver(context, owner: type.id, scope: Scope(in: type.id))
    guard let text = annotation.value.text,
      case .problem(let problem) = resolver.coder(named: text)
    else { return nil }
    return .coder(problem, known: knownCoders, annotation.range, in: file)
  }

  private var knownCoders: [String] {
    let own = context.conformances.types(conformingTo: ["WidgetCoder"])
      .filter { model.declaration($0).kind != .protocol }
    return own.map(model.name) + BuiltinCoder.allCases.map(\.rawValue)
  }
}

/// The messages about coders, in alphabetical order.
extension Diagnostic {
  /// - Parameter known: the names of all coders.
  static func coder(
    _ problem: CoderResolver.Problem, known: [String], _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let message: String
    var meant: String?
    switch problem {
    case .arguments(let name):
      message =
        "'coder' names a type and takes no arguments; write 'coder = \(name)()', or declare a "
        + "coder that contains them"
    case .unknown(let name):
      meant = Suggestion.nearest(to: name, in: known)
      message =
        "no source declares the coder '\(name)'; "
        + (meant.map { "did you mean '\($0)'?" }
          ?? "declare it, or write the name of its module before it")
    case .noCoder(let name):
      meant = Suggestion.typo(of: name, in: known)
      message =
        "'\(name)' is not a coder; "
        + (meant.map { "did you mean '\($0)'?" } ?? "make it conform to 'WidgetCoder'")
    }
    return Diagnostic(
      .unknownCoder, message,
      at: range, in: file,
      fix: Suggestion.correction(of: problem.name, in: meant == nil ? [] : known).map {
        file.replacing(problem.name, in: range, with: $0)
      } ?? [])
  }
}

extension Rule {
  static let coderType = Rule("coder-type", .error)
  static let unknownCoder = Rule("unknown-coder", .error)
}
