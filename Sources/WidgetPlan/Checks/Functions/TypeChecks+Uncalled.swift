import WidgetModel
import WidgetSource
import WidgetSyntax

/// Functions that look like those that read or write one property, and that generated code does not
/// call.
extension TypeChecks {
  func checkUncalledFunctions() -> [Diagnostic] {
    if planner.written.codingFunctions.isEmpty { return [] }
    let stored = type.storedProperties + planner.computed
    return planner.written.codingFunctions.compactMap { function in
      let decodes = function.name.hasPrefix("decode")
      guard decodes ? planner.decodes : planner.encodes else { return nil }
      let names = stored.map { decodes ? $0.readerName : $0.writerName }
      if let index = names.firstIndex(of: function.name) {
        return check(function, decodes: decodes, stored[index])
      }
      return checkName(function, decodes: decodes, names)
    } + checkDefaultNames()
  }

  /// Hooks are called for structs and classes; nothing that is like one is called otherwise.
  func checkHooks() -> [Diagnostic] {
    let hooks = planner.written.hooks
    if type.kind != .enum {
      return Hook.allCases.filter { hooks[$0]?.isReachable == false && plan.codingPlace == .output }
        .map { .unreachableHook($0, type, in: file) }
    }
    guard type.kind == .enum, planner.decodes || planner.encodes else { return [] }
    return Hook.allCases.filter { $0 != .validate && hooks[$0] != nil }.map {
      .hookOfEnum($0, type, in: file)
    }
  }

  /// A function for a property whose signature is not that of one that is called.
  private func check(
    _ function: CodingFunction, decodes: Bool, _ property: Property
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
    if let problem, isSimilar, !isCalled(function, decodes, property) {
      return .uncalledFunction(
        function, problem, signature(decodes, property), in: planner.model.files[function.file])
    }
    guard problem == nil else { return nil }
    return checkResult(function, decodes: decodes, property)
  }

  /// What cannot be called where a value is expected.
  private func checkResult(
    _ function: CodingFunction, decodes: Bool, _ property: Property
  ) -> Diagnostic? {
    let isWrong =
      function.isAsync || !function.takesCoder && !isGeneric(function)
      || (decodes && isOtherScalar(function.result, property))
    guard isWrong else { return nil }
    return .uncallableFunction(
      function, signature(decodes, property), in: planner.model.files[function.file])
  }

  /// A generic parameter may be any decoder.
  private func isGeneric(_ function: CodingFunction) -> Bool {
    !StandardLibrary.types.contains(function.parameterType)
  }

  /// Whether a result is certainly not a value of a property.
  private func isOtherScalar(_ result: String?, _ property: Property) -> Bool {
    guard let result else { return true }
    guard let declared = property.type else { return false }
    let type = TypeName(parsing: result)
    guard let name = type.unwrapped.dottedName, let own = declared.unwrapped.dottedName else {
      return false
    }
    return JSONShape.isScalar(name) && JSONShape.isScalar(own)
      && (name != own || (type.isOptional && !declared.isOptional))
  }

  /// Whether another function of the name is called.
  private func isCalled(
    _ function: CodingFunction, _ decodes: Bool, _ property: Property
  ) -> Bool {
    decodes
      ? planner.written.reader(of: property) != nil : planner.written.writer(of: property) != nil
  }

  private func signature(_ decodes: Bool, _ property: Property) -> String {
    let type = property.type?.text ?? "…"
    return decodes
      ? "static func \(property.readerName)(from decoder: any Decoder) throws -> \(type)"
      : "func \(property.writerName)(to encoder: any Encoder) throws"
  }

  /// A function for no property, whose name is nearly that of one.
  private func checkName(
    _ function: CodingFunction, decodes: Bool, _ names: [String]
  ) -> Diagnostic? {
    guard function.isStatic == decodes, function.label == (decodes ? "from" : "to"),
      function.takesCoder, let meant = Suggestion.typo(of: function.name, in: names)
    else { return nil }
    return .misnamedFunction(function, meant: meant, in: planner.model.files[function.file])
  }

  /// A static property that is nearly the default of a property.
  private func checkDefaultNames() -> [Diagnostic] {
    guard planner.decodes, planner.objects.properties.usesStaticDefaults else { return [] }
    let names = type.storedProperties.map(\.defaultName)
    return type.properties.filter { property in
      property.isStatic && property.bareName.hasPrefix("default")
        && property.bareName.utf8.count > 7 && !names.contains(property.bareName)
    }.compactMap { property in
      Suggestion.typo(of: property.bareName, in: names).map {
        .misnamedDefault(property, meant: $0, in: planner.model.files[property.owner.file])
      }
    }
  }
}
