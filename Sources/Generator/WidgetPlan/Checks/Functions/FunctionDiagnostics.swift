import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about coding functions and hooks.
extension Diagnostic {
  static func hookOfEnum(_ hook: Hook, _ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .uncalledFunction,
      message:
        "'\(hook.rawValue)' is never called because '\(type.name)' is an enum; write its coding by "
        + "hand, or make it a struct",
      file: file.source.path, range: type.range)
  }

  static func misnamedDefault(
    _ property: Property, meant: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .uncalledFunction,
      message: "'\(property.bareName)' matches no property; did you mean '\(meant)'?",
      file: file.source.path, range: property.range)
  }

  static func misnamedFunction(
    _ function: CodingFunction, meant: String, in file: ParsedFile
  ) -> Diagnostic {
    let label = function.label ?? "_"
    return Diagnostic(
      rule: .uncalledFunction,
      message: "'\(function.name)(\(label):)' matches no property and is never called; "
        + "did you mean '\(meant)(\(label):)'?",
      file: file.source.path, range: function.range)
  }

  static func unreachableHook(_ hook: Hook, _ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unreachableMember,
      message:
        "'\(hook.rawValue)' of '\(type.name)' is not accessible from the generated file; make it "
        + "internal",
      file: file.source.path, range: type.range)
  }

  static func uncallableFunction(
    _ function: CodingFunction, _ signature: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .uncallableFunction,
      message: "generated code cannot call '\(function.name)(\(function.label ?? "_"):)' for its "
        + "property; write '\(signature)'",
      file: file.source.path, range: function.range)
  }

  static func uncalledFunction(
    _ function: CodingFunction, _ problem: String, _ signature: String,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .uncalledFunction,
      message: "'\(function.name)' is never called because \(problem); write '\(signature)'",
      file: file.source.path, range: function.range)
  }
}

extension Rule {
  static let uncallableFunction = Rule(
    "uncallable-function", .error, title: "A function for a property cannot be called")

  static let uncalledFunction = Rule(
    "uncalled-function", .warning, title: "A function or default is never used")
}
