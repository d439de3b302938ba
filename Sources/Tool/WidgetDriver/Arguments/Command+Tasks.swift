/// The tasks of a command, which flags select. Each has its own flags and its own help.
///
/// For example: `contract --emit schema` is the task `contract --emit` of the command `contract`, because `emit` is a
/// selector of the task.
extension Command {
  /// Returns the task that the flags select, or else the command itself. Throws if a flag, or one of its values, has no
  /// effect on the task.
  func task(selectedBy arguments: Arguments) throws(UsageError) -> Command {
    let task = tasks.last { $0.selection(in: arguments) != nil } ?? self
    if tasks.isEmpty || arguments.wantsHelp { return task }
    let selection = task.selection(in: arguments)
    for flag in allFlags.map(\.name) where arguments.isGiven(flag) {
      let values = arguments.all(flag)
      if task.accepts(flag, values, selection?.value) { continue }
      let isOfCommand = flags.contains { $0.name == flag }
      if let selection, isOfCommand || tasks.contains(where: { $0.isSelected(by: flag) }) {
        throw .conflictingFlags(flag, selection.text, command: task)
      }
      let isKnown = task.ownFlag(named: flag)?.selections == []
      throw .flagOfOtherTasks(
        isKnown ? "\(flag) \(values.joined(separator: " "))" : flag,
        tasks.flatMap { $0.uses(of: flag, values) }, selected: selection?.text, command: task)
    }
    return task
  }

  /// Returns the task with a flag, or else the command itself if it has the flag. Returns nil for an unknown flag, or if
  /// the command has only one task.
  ///
  /// - Parameter words: the flag and at most one value: `["--emit", "catalog"]`.
  func task(named words: [String]) -> Command? {
    guard !tasks.isEmpty, let first = words.first, first.hasPrefix("--") else { return nil }
    let words = words.flatMap { $0.split(separator: "=").map(String.init) }
    let flag = String(words[0].dropFirst(2))
    let selector = ([flag] + words.dropFirst()).joined(separator: "=")
    return tasks.last { $0.selectors.contains(selector) || $0.selectors.contains(flag) }
      ?? ([self] + tasks).first { $0.flags.contains { $0.name == flag } }
  }

  /// The flag that selects the task, and its value if it is one of a few words.
  private struct Selection {
    let flag: String
    let value: String?

    var text: String { flag + (value.map { " " + $0 } ?? "") }
  }

  private func selection(in arguments: Arguments) -> Selection? {
    for selector in selectors {
      let parts = selector.split(separator: "=").map(String.init)
      guard arguments.isGiven(parts[0]) else { continue }
      let value = arguments.last(parts[0]).flatMap { ownFlag(named: parts[0])?.word(for: $0) }
      if parts.count == 1 || parts[1] == value { return Selection(flag: parts[0], value: value) }
    }
    return nil
  }

  private func isSelected(by flag: String) -> Bool {
    selectors.contains { $0.split(separator: "=").first == flag[...] }
  }

  private func ownFlag(named name: String) -> Flag? {
    (flags + commonFlags + Self.sharedFlags).first { $0.name == name }
  }

  /// - Parameter selection: the value of the flag that selects the task.
  private func accepts(_ name: String, _ values: [String], _ selection: String?) -> Bool {
    guard let flag = ownFlag(named: name) else { return false }
    let isUsed = selection.map { flag.selections.isEmpty || flag.selections.contains($0) } ?? true
    return isUsed && values.allSatisfy { flag.alternatives(to: $0) == nil }
  }

  /// Returns the selections with which the task uses a flag: `emit schema`, `emit examples`.
  private func uses(of name: String, _ values: [String]) -> [String] {
    guard accepts(name, values, nil), let flag = ownFlag(named: name),
      let selector = selectors.first
    else { return [] }
    let parts = selector.split(separator: "=").joined(separator: " ")
    return flag.selections.isEmpty ? [parts] : flag.selections.map { "\(parts) \($0)" }
  }
}
