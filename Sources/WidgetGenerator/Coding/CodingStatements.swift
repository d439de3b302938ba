import WidgetModel
import WidgetPlan

/// Statements and expressions that several printers share.
extension SwiftExpression {
  /// The container keyed by names.
  static let fields = SwiftExpression.name("fields")

  /// `decoder.codingPath`.
  static let codingPath = SwiftExpression.member(.name("decoder"), "codingPath")

  /// `decoder.singleValueContainer()`; decoding, that throws.
  static func singleValue(of coder: String) -> SwiftExpression {
    .name(coder).calling("singleValueContainer")
  }

  /// `container.decode(T.self)`.
  func decoding(_ type: String) -> SwiftExpression {
    calling("decode", SwiftArgument(nil, .metatype(type)))
  }

  /// `container.decode(value, forKey: key)`, and so for encoding.
  func calling(
    _ member: String, _ value: SwiftExpression, forKey key: SwiftExpression
  ) -> SwiftExpression {
    calling(member, SwiftArgument(nil, value), SwiftArgument("forKey", key))
  }

  /// `container.decode(value, forKey: "a")`, or `at: "a", "b"` where that is in an object within.
  func calling(
    _ member: String, _ value: SwiftExpression, at path: [String]
  ) -> SwiftExpression {
    .call(.member(self, member), [SwiftArgument(nil, value)] + .place(path))
  }

  /// `fields.first(of: "kind", "type")`.
  fileprivate static func first(of keys: [String]) -> SwiftExpression {
    .call(
      .member(.fields, "first"),
      PropertyPrinter.labeled("of", keys.map(SwiftExpression.string)))
  }

  /// The error of values that no type or case can decode.
  static func nothingMatches(_ name: String) -> SwiftExpression {
    .call(
      .name("NoMatchingTypeError"),
      [
        SwiftArgument(nil, .string(name)), SwiftArgument(nil, .name("failures")),
        SwiftArgument("at", .codingPath),
      ])
  }
}

extension SwiftStatement {
  /// `let fields = try decoder.container(keyedBy: WireKey.self)`.
  static func openFields(of coder: String) -> SwiftStatement {
    .constant(
      "fields",
      .attempt(.name(coder).calling("container", SwiftArgument("keyedBy", .metatype("WireKey")))))
  }

  /// `var fields = encoder.container(keyedBy: WireKey.self)`.
  static let writeFields = SwiftStatement.variable(
    "fields",
    .name("encoder").calling("container", SwiftArgument("keyedBy", .metatype("WireKey"))))

  /// Throws that a name is none of those of an enum.
  static func throwUnknown(
    _ name: SwiftExpression, of type: String, known: [SwiftExpression]
  ) -> SwiftStatement {
    let unknown = SwiftExpression.call(
      .name("UnknownNameError"),
      [
        SwiftArgument(nil, name), SwiftArgument("in", .string(type)),
        SwiftArgument("known", .array(known)),
      ])
    return .throw(
      .call(
        .name("WidgetDecodingError"),
        [SwiftArgument(nil, unknown), SwiftArgument("at", .codingPath)], .nextLine))
  }

  /// Reports that a name is none of those of an enum, of which a case stands for it.
  static func reportUnknown(
    _ name: SwiftExpression, of type: String, known: [String]
  ) -> SwiftStatement {
    .expression(
      .name("decoder").calling(
        "reportUnknown", SwiftArgument(nil, name), SwiftArgument("in", .string(type)),
        SwiftArgument("known", .array(known.map(SwiftExpression.string)))))
  }

  /// Throws that a case is not encoded.
  static func throwUnwritten(_ element: EnumPlan.Case, by encoder: String) -> SwiftStatement {
    let context = SwiftExpression.call(
      .name("EncodingError.Context"),
      [
        SwiftArgument("codingPath", .member(.name(encoder), "codingPath")),
        SwiftArgument(
          "debugDescription", .string("'case \(element.name.bareName)' is not encoded")),
      ])
    return .throw(
      .call(
        .name("EncodingError.invalidValue"),
        [SwiftArgument(nil, .name("self")), SwiftArgument(nil, context)], .nextLine))
  }

  /// Reports that no case can be decoded, and that one stands for that.
  static func reportUnmatched(by decoder: String, _ type: String) -> SwiftStatement {
    .expression(
      .name(decoder).calling("reportUnmatched", SwiftArgument("in", .string(type))))
  }

  /// Reports that an object has no name.
  static func reportMissing(_ tag: TagPlace) -> SwiftStatement {
    .expression(.name("decoder").calling("reportMissing", SwiftArgument(nil, .string(tag.text))))
  }

  /// The list of what each type or case could not decode.
  static let collectFailures = SwiftStatement.variable(
    "failures", type: "[(String, any Swift.Error)]", .array([]))

  /// Adds the error of a `catch` to that list.
  static func addFailure(of name: String) -> SwiftStatement {
    .expression(
      .name("failures").calling(
        "append",
        SwiftArgument(
          nil, .tuple([.string(name), .name("error")]))))
  }
}

extension [SwiftArgument] {
  /// `forKey: "a"`, or `at: "a", "b"` where that is in an object within.
  static func place(_ path: [String]) -> [SwiftArgument] {
    path.count == 1
      ? [SwiftArgument("forKey", .string(path[0]))]
      : PropertyPrinter.labeled("at", path.map(SwiftExpression.string))
  }
}

extension [SwiftStatement] {
  /// `let name = try fields.decode(String.self, forKey: "type")`, or what is done without a name.
  ///
  /// - Parameter otherwise: statements for an object without a name.
  static func readName(
    at tag: TagPlace, _ type: Family.TagType, _ missing: Family.Missing,
    otherwise: [SwiftStatement]
  ) -> [SwiftStatement] {
    func read(_ function: String) -> SwiftExpression {
      let place =
        tag.readKeys.map { [SwiftArgument("forKey", .first(of: $0))] } ?? .place(tag.reads[0])
      return .call(
        .member(.fields, function), [SwiftArgument(nil, .metatype(type.rawValue))] + place)
    }
    let required = read("decode")
    var optional = read("decodeIfPresent")
    if type != .string {
      optional = optional.calling("map", SwiftArgument(nil, .keyPath("description")))
    }
    switch missing {
    case .error:
      return [
        .constant(
          "name", .attempt(type == .string ? required : .member(required, "description")))
      ]
    case .unknown: return [.constant("name", .attempt(.coalesce(optional, .string(""))))]
    case .name: return [.guardLet("name", .attempt(optional), otherwise)]
    }
  }
}

extension SwiftStatement {
  /// `if decoder.isShorthand { …; return }`.
  static func ifShorthand(in reader: String, _ statements: [SwiftStatement]) -> SwiftStatement {
    .if(.member(.name(reader), "isShorthand"), statements + [.return])
  }
}

extension Family.TagType {
  /// A name as it is written.
  func literal(_ name: String) -> SwiftExpression {
    self == .string ? .string(name) : .verbatim(name)
  }
}
