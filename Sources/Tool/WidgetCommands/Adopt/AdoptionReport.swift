import WidgetAdopt
import WidgetSource

/// The text that `adopt` prints.
struct AdoptionReport {
  private let types: [AdoptedType]
  private let suspiciousKeys: [SuspiciousKey]

  init(_ adoptions: [Adoption]) {
    types = adoptions.flatMap(\.types)
    suspiciousKeys = adoptions.flatMap(\.suspiciousKeys)
  }

  var text: String {
    if types.isEmpty { return "no hand-written coding and no public memberwise initializers\n" }
    return section("can be adopted", types.filter(\.isAdopted).map(adopted))
      + section("stays", types.flatMap(staying)) + section("suspicious keys", suspicions)
      + section("summary", summary("can be adopted"))
  }

  /// The report after `--apply`.
  var appliedText: String {
    let adopted = types.filter(\.isAdopted)
    return section("adopted", adopted.map(self.adopted))
      + section("comments of removed members", adopted.flatMap(comments))
      + section("summary", summary("adopted"))
  }

  private func comments(_ type: AdoptedType) -> [String] {
    if type.comments.isEmpty { return [] }
    let lines = type.comments.flatMap { comment in
      comment.split(whereSeparator: \.isNewline).map { "  " + $0.trimmed }
    }
    return ["\(type.path): \(type.name)"] + lines
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\(title)\n" + lines.map { "  \($0.printable)\n" }.joined() + "\n"
  }

  // MARK: - Types

  private func adopted(_ type: AdoptedType) -> String {
    var text =
      "\(type.path):\(type.line): \(type.name): -\(type.removedLineCount) +\(type.addedLineCount)"
    if let coding = type.coding, coding.obstacle != nil { text += ", the initializer" }
    if type.hasBlock { text += ", in an inline block" }
    let functions = type.functionCount
    if functions > 0 { text += ", \(functions) \(functions == 1 ? "function" : "functions")" }
    let count = type.gainedDefaultCount
    if count > 0 {
      text += ", \(count) \(count == 1 ? "parameter gains" : "parameters gain") a default"
    }
    let warnings = type.warningCount
    if warnings > 0 { text += ", \(warnings) \(warnings == 1 ? "warning" : "warnings")" }
    return text
  }

  private func staying(_ type: AdoptedType) -> [String] {
    [("coding", type.coding), ("initializer", type.initializer)].compactMap { member, verdict in
      guard case .stays(let obstacle, let path, let line)? = verdict else { return nil }
      let detail = obstacle.detail.isEmpty ? "" : ": \(obstacle.detail)"
      return "\(path):\(line): \(type.name): \(member): \(obstacle.reason.rawValue)\(detail)"
    }
  }

  private var suspicions: [String] {
    suspiciousKeys.map { "\($0.path):\($0.line): \($0.type): \($0.message)" }
  }

  // MARK: - Summary

  /// - Parameter words: what is counted.
  private func summary(_ words: String) -> [String] {
    let removed = types.reduce(0) { $0 + $1.removedLineCount }
    let added = types.reduce(0) { $0 + $1.addedLineCount }
    return count("coding by hand", types.compactMap(\.coding), words)
      + count("memberwise initializers of public structs", types.compactMap(\.initializer), words)
      + ["lines: -\(removed) +\(added)"]
  }

  /// Returns a line for the adopted members, and a line for each reason, most frequent first.
  private func count(
    _ title: String, _ verdicts: [AdoptedType.Verdict], _ words: String
  ) -> [String] {
    if verdicts.isEmpty { return [] }
    let reasons = Dictionary(grouping: verdicts.compactMap(\.obstacle?.reason)) { $0 }
      .map { (reason: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
    let staying = reasons.reduce(0) { $0 + $1.count }
    return ["\(title): \(verdicts.count - staying) of \(verdicts.count) \(words)"]
      + reasons.map { "  \($0.count) \($0.reason.rawValue)" }
  }
}
