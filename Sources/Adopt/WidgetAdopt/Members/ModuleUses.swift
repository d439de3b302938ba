import WidgetModel
import WidgetSource
import WidgetSyntax

/// Uses of members in the whole module, which keep these members. They are found once for all types.
struct ModuleUses {
  let keys: KeyMentions
  let exportedCalls: ExportedCalls
  let helpers: ContainerHelpers
  /// The hooks that a source declares, in any type. Empty if no code moves to functions.
  let hooks: Set<Hook>

  static func hooks(in model: Model) -> Set<Hook> {
    Set(
      Hook.allCases.filter { hook in
        model.files.contains { $0.source.text.holds("func \(hook.rawValue)(") }
      })
  }
}
