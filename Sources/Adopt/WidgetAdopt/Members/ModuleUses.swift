/// Uses of members in the whole module, which keep these members. They are found once for all types.
struct ModuleUses {
  let keys: KeyMentions
  let exportedCalls: ExportedCalls
  let helpers: ContainerHelpers
}
