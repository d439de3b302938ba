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

extension Hook {
  /// Returns the hook that a function declares. Returns nil if the function's name and signature do not match a hook,
  /// or if the function is a private `validate()`.
  static func read(
    _ function: FunctionDeclaration, named name: String, _ access: AccessLevel, in file: ParsedFile
  ) -> (Hook, HookFunction)? {
    guard let hook = Hook(rawValue: name), !file.areStatic(function.modifiers), !function.isAsync,
      function.returns == nil
    else { return nil }
    let parameters = file[function.parameters]
    let label: String? = hook == .didDecode ? "from" : hook == .willEncode ? "to" : nil
    if let label {
      let coder = hook == .didDecode ? "Decoder" : "Encoder"
      guard parameters.count == 1, let parameter = parameters.first,
        parameter.label.map(file.text) == label, file.isType(parameter.type, coder)
      else { return nil }
    } else if !parameters.isEmpty {
      return nil
    }
    let isReachable = access.isVisibleInOtherFiles
    // A private `validate()` is not meant for generated code.
    if hook == .validate, !isReachable { return nil }
    return (hook, HookFunction(isThrowing: function.isThrowing, isReachable: isReachable))
  }
}
