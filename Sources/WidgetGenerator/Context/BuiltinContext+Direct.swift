import WidgetModel
import WidgetPlan
import WidgetTemplate

extension BuiltinContext {
  /// How a type reads itself from bytes, and writes itself; none where it does neither.
  static func direct(
    _ variant: TypePlan.Variant, of type: TypePlan, _ spelling: RuntimeSpelling
  ) -> Value {
    let members = variant.coding.members
    guard spelling.readsBytes, members.decodes || members.encodes else { return .none }
    let access = spelling.embedsRuntime ? nil : members.access
    let writing = members.encodes ? writing(variant.coding, spelling) : nil
    return .strict([
      "modifiers": .string(
        (access.map { $0.rawValue + " " } ?? "") + (members.isNonisolated ? "nonisolated " : "")),
      "reading": members.decodes ? body(reading(variant.coding, of: type, spelling)) : .none,
      "writing": writing.map(body) ?? .none,
    ])
  }

  private static func reading(
    _ coding: TypePlan.Coding, of type: TypePlan, _ spelling: RuntimeSpelling
  ) -> [SwiftStatement] {
    switch coding {
    case .object(let plan): DirectObjectPrinter(plan, spelling).statements
    case .enum(let plan):
      EnumDecodingPrinter(
        plan: plan, name: type.name, vocabulary: BytesVocabulary(spelling: spelling)
      ).statements
    }
  }

  private static func writing(
    _ coding: TypePlan.Coding, _ spelling: RuntimeSpelling
  ) -> [SwiftStatement]? {
    switch coding {
    case .object(let plan): DirectObjectWriter(plan: plan, spelling: spelling).statements
    case .enum(let plan):
      EnumEncodingPrinter(plan: plan, vocabulary: BytesVocabulary(spelling: spelling)).statements
    }
  }
}
