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
    let bytes = BytesVocabulary(spelling: spelling)
    let writing = members.encodes ? variant.coding.encoding(bytes) : nil
    return .strict([
      "modifiers": .string(modifiers(access, isNonisolated: members.isNonisolated)),
      "reading": members.decodes ? body(variant.coding.decoding(of: type, bytes)) : .none,
      "writing": writing.map(body) ?? .none,
    ])
  }
}
