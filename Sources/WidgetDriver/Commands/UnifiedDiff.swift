/// A unified diff of a file on disk and what would be generated.
struct UnifiedDiff {
  let text: String

  init(_ change: OutputPlan.Change) { text = "" }
}
