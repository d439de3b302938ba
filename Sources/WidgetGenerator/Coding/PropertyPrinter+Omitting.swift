import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

extension PropertyPrinter {
  /// Writes a value, unless it is one that is left out.
  ///
  /// For example: `if !tags.isEmpty { try fields.encode(tags, forKey: "tags") }`.
  func unlessOmitted(
    _ value: SwiftExpression, _ plan: PropertyPlan, _ call: SwiftStatement
  ) -> SwiftStatement {
    let isOptional = plan.shape.whole.isOptional
    let conditions = plan.omissions.map { omission -> SwiftExpression in
      switch omission {
      case .ofDefault(let replacement):
        .unequal(value, operand(self.replacement(replacement)))
      case .ofMissing: .not(.member(value, "isMissing"))
      case .member(let name) where isOptional:
        .unequal(.member(.chain(value), name), .verbatim("true"))
      case .member(let name): .not(.member(value, name))
      case .condition(let text):
        .not(.verbatim("(" + text.replacing("$0", by: "\(value)") + ")"))
      }
    }
    guard let first = conditions.first else { return call }
    return .if(conditions.dropFirst().reduce(first) { .and($0, $1) }, [call])
  }

  /// What a user wrote as one side of an operator: in parentheses, where it has operators itself.
  private func operand(_ value: SwiftExpression) -> SwiftExpression {
    guard case .verbatim(let text) = value, text.parts(separatedBy: " ").count > 1,
      !text.hasPrefix("\"")
    else { return value }
    return .tuple([value])
  }
}
