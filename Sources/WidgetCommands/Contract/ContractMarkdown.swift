import WidgetDriver
import WidgetSource
import WireContract

/// What changed, as the comment of a pull request.
struct ContractMarkdown {
  let text: String

  init(_ compared: ComparedContract, _ versions: [ContractFile]) {
    let labels = versions.map { "`\($0.label)`" }.joined(separator: ", ")
    let found = compared.found
    guard !found.isEmpty else {
      text =
        "### Contract\n\nNothing changed since \(labels).\n" + Self.accepted(compared.accepted)
      return
    }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = found.count { $0.change.severity == severity }
      return count == 0 ? nil : RunSummary.count(count, Self.noun(severity))
    }
    let rows = found.stablySorted { $0.change.severity > $1.change.severity }.map(Self.row)
    text = """
      ### Contract: \(counts.joined(separator: ", ")) since \(labels)

      | | where | what | rule |
      | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """ + Self.accepted(compared.accepted)
  }

  /// What is known and accepted.
  private static func accepted(_ changes: [Change]) -> String {
    if changes.isEmpty { return "" }
    let places = changes.map { "`\(escaped($0.at.wire))` (`\($0.rule.id)`)" }
    return "\nAccepted: \(places.joined(separator: ", ")).\n"
  }

  private static func noun(_ severity: Severity) -> String {
    severity == .info ? "info" : severity.rawValue
  }

  private static func row(_ found: ComparedContract.Found) -> String {
    let sign =
      switch found.change.severity {
      case .error: "❌ error"
      case .warning: "⚠️ warning"
      case .info: "ℹ️ info"
      }
    let cells = [
      sign, "`\(escaped(found.change.at.wire))`", escaped(found.text), "`\(found.change.rule.id)`",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// A bar would end the cell.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? ["\\", "|"] : $0 == "<" ? Array("&lt;") : [$0] })
  }
}
