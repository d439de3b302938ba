import WidgetDriver
import WidgetSource

/// A line that may run or install Sourcery, or that names a configuration.
struct SourceryLine: Equatable {
  let path: String
  let number: Int
  let text: String
  /// Whether the line may run Sourcery or need a configuration. A line that only installs Sourcery does not.
  let mayRun: Bool
  /// The configurations that the line may need, or nil if it may need any.
  let configurations: [String]?
  /// The text to write instead.
  let advice: String

  var place: String { "\(path):\(number)" }

  /// Returns whether the line may need a configuration.
  func mayNeed(_ configuration: String) -> Bool {
    mayRun && (configurations?.contains(configuration) ?? true)
  }

  /// The part of the text around the name of Sourcery, without control characters.
  var excerpt: String {
    let text = String(text.trimmed.map { $0.isNewline || $0.asciiValue ?? 32 < 32 ? " " : $0 })
    let start = text.lowercased().firstPlace(of: "sourcery").map {
      text.lowercased().distance(from: text.lowercased().startIndex, to: $0.lowerBound)
    }
    guard text.count > 160 else { return text }
    let skipped = max(0, (start ?? 0) - 60)
    return (skipped > 0 ? "…" : "") + text.dropFirst(skipped).prefix(160) + "…"
  }
}
