import WidgetModel
import WidgetPlan

extension SwiftStatement {
  /// `try json.checkOnly(name)`.
  static let checkOnly = SwiftStatement.expression(
    .attempt(DirectFieldPrinter.json.calling("checkOnly", SwiftArgument(nil, .name("name")))))
}

extension [SwiftArgument] {
  /// `under: "a"`, or `at: "a", "b"` where that is in an object within.
  static func place(in path: [String]) -> [SwiftArgument] {
    path.count == 1 ? [SwiftArgument("under", .string(path[0]))] : .place(path)
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
