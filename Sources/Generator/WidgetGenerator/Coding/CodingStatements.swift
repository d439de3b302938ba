import WidgetModel
import WidgetPlan

/// Statements and expressions that several printers share.
extension SwiftExpression {
  /// The container that is keyed by `WireKey`.
  static let fields = SwiftExpression.name("fields")

  /// `decoder.codingPath`.
  static let codingPath = SwiftExpression.member(.name("decoder"), "codingPath")

  /// `WidgetDecodingError(error, at: decoder.codingPath)`, with the arguments on a separate line.
  static func decodingError(
    _ error: SwiftExpression, _ names: GlobalNames
  ) -> SwiftExpression {
    .call(
      .name(names["WidgetDecodingError"]),
      [SwiftArgument(nil, error), SwiftArgument("at", .codingPath)], .nextLine)
  }

  /// `decoder.singleValueContainer()`, which can throw, or `encoder.singleValueContainer()`, which cannot.
  static func singleValue(of coder: String) -> SwiftExpression {
    .name(coder).calling("singleValueContainer")
  }

  /// `container.decode(T.self)`.
  func decoding(_ type: String) -> SwiftExpression {
    calling("decode", SwiftArgument(nil, .metatype(type)))
  }

  /// `container.decode(value, forKey: key)`, or a call to another function, such as `encode`.
  func calling(
    _ member: String, _ value: SwiftExpression, forKey key: SwiftExpression
  ) -> SwiftExpression {
    calling(member, SwiftArgument(nil, value), SwiftArgument("forKey", key))
  }

  /// `container.decode(value, forKey: "a")`, or `at: "a", "b"` for a path.
  func calling(
    _ member: String, _ value: SwiftExpression, at path: [String]
  ) -> SwiftExpression {
    calling(member, [SwiftArgument(nil, value)] + .place(path))
  }

  /// Returns the call that finds the first existing key in a container: `fields.first(of: "kind", "type")`.
  func first(of keys: [String]) -> SwiftExpression {
    calling("first", .labeled("of", keys))
  }

  /// `json.recovering(with: 0) { try … }`.
  ///
  /// - Parameter place: the arguments that locate the value, so that its error can be reported.
  static func recovering(
    _ value: SwiftExpression, by coder: SwiftExpression, _ place: [SwiftArgument],
    with replacement: SwiftExpression
  ) -> SwiftExpression {
    coder.calling("recovering", place + [SwiftArgument("with", replacement)]).attempting(value)
  }

  /// Returns this call with a trailing closure that decodes a value.
  func attempting(_ value: SwiftExpression) -> SwiftExpression {
    var attempted = value
    if case .attempt = value {} else { attempted = .attempt(value) }
    return .call(self, [SwiftArgument(nil, .closure(attempted))])
  }
}

extension SwiftStatement {
  /// `let fields = try decoder.container(keyedBy: WireKey.self)`.
  static func openFields(of coder: String, _ names: GlobalNames) -> SwiftStatement {
    .constant("fields", .attempt(.name(coder).calling("container", keyedByWireKey(names))))
  }

  /// `var fields = encoder.container(keyedBy: WireKey.self)`.
  static func writeFields(_ names: GlobalNames) -> SwiftStatement {
    .variable("fields", .name("encoder").calling("container", keyedByWireKey(names)))
  }

  /// `keyedBy: WireKey.self`.
  static func keyedByWireKey(_ names: GlobalNames) -> SwiftArgument {
    SwiftArgument("keyedBy", .metatype(names["WireKey"]))
  }

  /// Returns a statement that throws an error for a case that is not encoded.
  static func throwUnwritten(
    _ element: EnumPlan.Case, by encoder: SwiftExpression, _ names: GlobalNames
  ) -> SwiftStatement {
    let type = names["EncodingError"]
    let context = SwiftExpression.call(
      .name("\(type).Context"),
      [
        SwiftArgument("codingPath", .member(encoder, "codingPath")),
        SwiftArgument(
          "debugDescription", .string("'case \(element.name.bareName)' is not encoded")),
      ])
    return .throw(
      .call(
        .name("\(type).invalidValue"),
        [SwiftArgument(nil, .name("self")), SwiftArgument(nil, context)], .nextLine))
  }

  /// Returns the declaration of the list that collects the error of each type or case.
  static func collectFailures(_ names: GlobalNames) -> SwiftStatement {
    .variable("failures", type: "[(\(names["String"]), any Swift.Error)]", .array([]))
  }

  /// Returns a statement that adds the error of a `catch` to the list of errors.
  static func addFailure(of name: String) -> SwiftStatement {
    .expression(
      .name("failures").calling(
        "append",
        SwiftArgument(
          nil, .tuple([.string(name), .name("error")]))))
  }
}

extension [SwiftArgument] {
  /// `forKey: "a"`, or `at: "a", "b"` for a path.
  static func place(_ path: [String]) -> [SwiftArgument] {
    path.count == 1
      ? [SwiftArgument("forKey", .string(path[0]))]
      : .labeled("at", path)
  }
}

extension Family.TagType {
  /// Returns the Swift literal of a name, as a string, an integer or a Boolean.
  func literal(_ name: String) -> SwiftExpression {
    self == .string ? .string(name) : .verbatim(name)
  }
}
