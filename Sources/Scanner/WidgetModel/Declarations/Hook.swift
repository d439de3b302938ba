package import WidgetSource
import WidgetSyntax

/// A user-defined function that generated code calls before or after coding a value.
package enum Hook: String, CaseIterable, Sendable {
  /// `mutating func didDecode(from decoder: any Decoder) throws`, after all properties are set.
  case didDecode
  /// `func validate() throws`, after `didDecode`.
  case validate
  /// `func willEncode(to encoder: any Encoder) throws`, before any property is encoded.
  case willEncode
}

/// The declaration of a hook.
package struct HookFunction: Equatable, Sendable {
  package var isThrowing: Bool
  /// Whether a generated file can call the function.
  package var isReachable: Bool
}

/// A function with the name of a hook that generated code does not call, because its signature is different.
package struct UncalledHook {
  package let hook: Hook
  /// How the signature differs, such as "it is async".
  package let reason: String
  package let file: Int
  package let range: SourceRange

  /// Returns nil if the function is a hook, or if it may have another purpose.
  init?(_ function: FunctionDeclaration, named name: String, in source: ParsedFile, _ file: Int) {
    guard let hook = Hook(rawValue: name), let reason = hook.mismatch(function, in: source) else {
      return nil
    }
    // `validate` is a common name, so parameters or a result are not a mistake.
    if hook == .validate,
      source.areStatic(function.modifiers) || function.returns != nil
        || !function.parameters.isEmpty
    {
      return nil
    }
    self.hook = hook
    self.reason = reason
    self.file = file
    range = function.name
  }
}

extension Hook {
  /// The declaration that generated code calls, without `mutating`.
  package var signature: String {
    switch self {
    case .didDecode: "func didDecode(from decoder: any Decoder) throws"
    case .validate: "func validate() throws"
    case .willEncode: "func willEncode(to encoder: any Encoder) throws"
    }
  }

  /// Returns the hook that a function declares. Returns nil if the function's name and signature do not match a hook,
  /// or if the function is a private `validate()`.
  static func read(
    _ function: FunctionDeclaration, named name: String, _ access: AccessLevel, in file: ParsedFile
  ) -> (Hook, HookFunction)? {
    guard let hook = Hook(rawValue: name), hook.mismatch(function, in: file) == nil else {
      return nil
    }
    let isReachable = access.isVisibleInOtherFiles
    // A private `validate()` is not meant for generated code.
    if hook == .validate, !isReachable { return nil }
    return (hook, HookFunction(isThrowing: function.isThrowing, isReachable: isReachable))
  }

  /// Returns how the signature of a function with the hook's name differs from the hook's, or nil if it does not.
  fileprivate func mismatch(_ function: FunctionDeclaration, in file: ParsedFile) -> String? {
    if file.areStatic(function.modifiers) { return "it is static" }
    if function.isAsync { return "it is async" }
    if function.returns != nil { return "it has a result" }
    let parameters = file[function.parameters]
    let coder = self == .didDecode ? "Decoder" : "Encoder"
    let isCalled =
      if self == .validate {
        parameters.isEmpty
      } else if parameters.count == 1, let parameter = parameters.first {
        parameter.label.map(file.text) == (self == .didDecode ? "from" : "to")
          && file.isType(parameter.type, coder)
      } else {
        false
      }
    return isCalled ? nil : "its parameters are different"
  }
}
