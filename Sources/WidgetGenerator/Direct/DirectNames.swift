import WidgetModel
import WidgetPlan

extension SwiftStatement {
  /// `try json.checkOnly(name)`.
  static let checkOnly = SwiftStatement.expression(
    .attempt(DirectFieldPrinter.json.calling("checkOnly", SwiftArgument(nil, .name("name")))))
}

extension String {
  /// Whether it is written as it is in JSON: without quotes, backslashes and control characters.
  var isPlainInJSON: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}

extension [String] {
  /// The key of a path that is in no object within; nil as well where it is written otherwise in JSON.
  var plainKey: String? { count == 1 ? first { $0.isPlainInJSON } : nil }
}

extension [SwiftArgument] {
  /// `under: "a"`, or `at: "a", "b"` where that is in an object within or is written otherwise in JSON.
  static func place(in path: [String]) -> [SwiftArgument] {
    path.plainKey.map { [SwiftArgument("under", .string($0))] }
      ?? PropertyPrinter.labeled("at", path.map(SwiftExpression.string))
  }
}

extension [SwiftStatement] {
  /// `let name = try json.name(under: "type")`, or what is done without a name.
  ///
  /// - Parameter otherwise: statements for an object without a name.
  static func readName(
    in tag: TagPlace, _ type: Family.TagType, _ missing: Family.Missing,
    otherwise: [SwiftStatement]
  ) -> [SwiftStatement] {
    func read(_ function: String) -> SwiftStatement {
      let place =
        tag.readKeys.map { PropertyPrinter.labeled("atFirst", $0.map(SwiftExpression.string)) }
        ?? .place(in: tag.reads[0])
      let type = type == .string ? [] : [SwiftArgument("as", .metatype(type.rawValue))]
      return .constant(
        "name", .attempt(.call(.member(DirectFieldPrinter.json, function), place + type)))
    }
    switch missing {
    case .error: return [read("name")]
    case .unknown: return [read("nameIfPresent")]
    case .name:
      return [
        read("nameIfPresent"),
        .guard(.not(.member(.name("name"), "isMissing")), otherwise),
      ]
    }
  }
}
