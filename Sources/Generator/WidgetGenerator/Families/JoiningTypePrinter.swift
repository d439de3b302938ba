import WidgetModel
import WidgetPlan

/// The expression that decodes a type of a joining family, after the joined family's box has decoded its name.
///
/// For example: `Chart(fields: fields)`.
struct JoiningTypePrinter {
  let family: Family
  let vocabulary: any DecodingVocabulary

  /// - Parameter name: one of the member's names.
  func value(of member: FamilyPlan.Member, named name: String) -> SwiftExpression {
    switch family.representation {
    case .internal, .untagged: vocabulary.value(of: member)
    case .external: vocabulary.unknownContent(member.name, at: [])
    case .adjacent(tag: _, let content): vocabulary.value(of: member, at: content.path(of: name))
    }
  }
}
