import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks functions and static properties that look like coding functions, hooks or defaults of a type, but are not
/// used by generated code.
struct CodingFunctionChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    uncalledFunctions() + misnamedDefaults() + uncalledHooks() + mismatchedHooks()
  }

  /// Reports functions that seem to be for a property but, because of their name or signature, are not called.
  private func uncalledFunctions() -> [Diagnostic] {
    if planner.written.codingFunctions.isEmpty { return [] }
    let properties = type.storedProperties + planner.computed
    return planner.written.codingFunctions.compactMap { function in
      let decodes = function.name.hasPrefix("decode")
      guard decodes ? planner.decodes : planner.encodes else { return nil }
      let names = properties.map { decodes ? $0.readerName : $0.writerName }
      if let index = names.firstIndex(of: function.name) {
        return problem(ofSignature: function, decodes: decodes, properties[index])
      }
      return problem(ofName: function, decodes: decodes, names)
    }
  }

  /// Reports hooks that generated code cannot access, and hooks of enums, which generated code never calls. `validate`
  /// on an enum is not reported, because it may have another purpose.
  private func uncalledHooks() -> [Diagnostic] {
    let hooks = planner.written.hooks
    if type.kind != .enum {
      return Hook.allCases.filter { hooks[$0]?.isReachable == false && plan.codingOutput == .file }
        .map {
          Diagnostic(
            .unreachableMember,
            "'\($0.rawValue)' of '\(type.name)' is not accessible from the generated file; make "
              + "it internal",
            at: type.range, in: file)
        }
    }
    guard planner.decodes || planner.encodes else { return [] }
    return Hook.allCases.filter { $0 != .validate && hooks[$0] != nil }.map {
      Diagnostic(
        .uncalledFunction,
        "'\($0.rawValue)' is never called because '\(type.name)' is an enum; write its coding by "
          + "hand, or make it a struct",
        at: type.range, in: file)
    }
  }

  /// Reports functions with the name of a hook whose signature does not match, unless generated code calls another
  /// overload.
  private func mismatchedHooks() -> [Diagnostic] {
    if type.kind == .enum { return [] }
    return planner.written.uncalledHooks.filter {
      planner.codes(for: $0.hook) && planner.written.hooks[$0.hook] == nil
    }.map {
      Diagnostic(
        .uncalledFunction,
        "'\($0.hook.rawValue)' is never called because \($0.reason); write '\($0.hook.signature)'",
        at: $0.range, in: model.files[$0.file])
    }
  }

  /// Reports static properties whose name is similar to the name of a property's default.
  private func misnamedDefaults() -> [Diagnostic] {
    guard planner.decodes, planner.propertyPlanner.usesStaticDefaults else { return [] }
    let names = type.storedProperties.map(\.defaultName)
    return type.properties.filter { property in
      property.isStatic && property.bareName.hasPrefix("default")
        && property.bareName.utf8.count > 7 && !names.contains(property.bareName)
    }.compactMap { property in
      Suggestion.typo(of: property.bareName, in: names).map {
        Diagnostic(
          .uncalledFunction, "'\(property.bareName)' matches no property; did you mean '\($0)'?",
          at: property.range, in: model.files[property.owner.file])
      }
    }
  }

  /// Returns a diagnostic for a function that has the name of a coding function but a different signature. Returns nil
  /// if the signature is right or too different, or if generated code calls another overload of the function.
  private func problem(
    ofSignature function: CodingFunction, decodes: Bool, _ property: Property
  ) -> Diagnostic? {
    let problem: String? =
      if function.isStatic != decodes {
        decodes ? "it is not static" : "it is static"
      } else if function.label != (decodes ? "from" : "to") {
        "its parameter is not labeled '\(decodes ? "from" : "to")'"
      } else if function.parameterCount > 1 {
        "it has more than one parameter"
      } else {
        nil
      }
    let isSimilar = function.takesCoder || function.label == (decodes ? "from" : "to")
    if let problem, isSimilar, !hasCalledFunction(property, decodes) {
      return Diagnostic(
        .uncalledFunction,
        "'\(function.name)' is never called because \(problem); write "
          + "'\(signature(decodes, property))'",
        at: function.range, in: model.files[function.file])
    }
    guard problem == nil, isUncallable(function, decodes: decodes, property) else { return nil }
    return Diagnostic(
      .uncallableFunction,
      "generated code cannot call '\(function.name)(\(function.label ?? "_"):)' for its property; "
        + "write '\(signature(decodes, property))'",
      at: function.range, in: model.files[function.file])
  }

  /// Returns a diagnostic for a function that has the signature of a coding function, and a name that is similar to the
  /// name of one. Returns nil for any other function.
  private func problem(
    ofName function: CodingFunction, decodes: Bool, _ names: [String]
  ) -> Diagnostic? {
    guard function.isStatic == decodes, function.label == (decodes ? "from" : "to"),
      function.takesCoder, let meant = Suggestion.typo(of: function.name, in: names)
    else { return nil }
    let label = function.label ?? "_"
    return Diagnostic(
      .uncalledFunction,
      "'\(function.name)(\(label):)' matches no property and is never called; did you mean "
        + "'\(meant)(\(label):)'?",
      at: function.range, in: model.files[function.file])
  }

  /// Whether generated code cannot call a function to code a property.
  private func isUncallable(
    _ function: CodingFunction, decodes: Bool, _ property: Property
  ) -> Bool {
    function.isAsync || !function.takesCoder && !isGeneric(function)
      || (decodes && isOtherScalar(function.result, property))
  }

  /// Whether the function's parameter may be generic, and therefore accept any decoder or encoder.
  private func isGeneric(_ function: CodingFunction) -> Bool {
    !StandardLibrary.types.contains(function.parameterType)
  }

  /// Whether the result type of a function certainly differs from the property's type.
  private func isOtherScalar(_ result: String?, _ property: Property) -> Bool {
    guard let result else { return true }
    guard let declared = property.type else { return false }
    let type = TypeName(parsing: result)
    guard let name = type.unwrapped.dottedName, let own = declared.unwrapped.dottedName else {
      return false
    }
    return ScalarTypes.common.contains(name) && ScalarTypes.common.contains(own)
      && (name != own || (type.isOptional && !declared.isOptional))
  }

  /// Whether generated code calls another overload of the function for the property.
  private func hasCalledFunction(_ property: Property, _ decodes: Bool) -> Bool {
    decodes
      ? planner.written.reader(of: property) != nil : planner.written.writer(of: property) != nil
  }

  private func signature(_ decodes: Bool, _ property: Property) -> String {
    let type = property.type?.text ?? "…"
    return decodes
      ? "static func \(property.readerName)(from decoder: any Decoder) throws -> \(type)"
      : "func \(property.writerName)(to encoder: any Encoder) throws"
  }
}

extension Rule {
  static let uncallableFunction = Rule("uncallable-function", .error)
  static let uncalledFunction = Rule("uncalled-function", .warning)
}
