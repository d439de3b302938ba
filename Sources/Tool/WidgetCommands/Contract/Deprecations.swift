import WidgetDriver
import WidgetSource
import WireContract

/// The versions in which removed parts were deprecated.
struct Deprecations {
  /// A removed part.
  private struct Part: Hashable {
    var rule: String
    var place: String

    init(_ change: Change) { (rule, place) = (change.rule.id, change.at.swift) }
  }

  /// The versions in which each removed part was deprecated.
  private var labels: [Part: [String]] = [:]
  /// The number of versions in which a part must be deprecated before it may be removed, or nil if no number is
  /// required.
  private let needed: Int?

  /// - Parameters:
  ///   - changes: the changes since each older version.
  ///   - labels: the names of the older versions.
  init(_ changes: [[Change]], _ labels: [String], _ configuration: ContractConfiguration) {
    needed = configuration.removeAfter
    for (changes, label) in zip(changes, labels) {
      for change in changes where change.undeprecatedSeverity != nil {
        self.labels[Part(change), default: []].append(label)
      }
    }
  }

  /// Returns the change as information if the removed part was deprecated in enough versions, and with its full severity
  /// if it was not. Returns other changes, and all changes if no number is required, without changes.
  func judged(_ change: Change) -> Change {
    guard let needed, let labels = labels[Part(change)] else { return change }
    var change = change
    if change.undeprecatedSeverity == nil { change.message += Change.deprecationNote }
    if labels.count >= needed {
      change.severity = .info
      change.message += ", in \(labels.joined(separator: ", "))"
    } else {
      change.severity = change.undeprecatedSeverity ?? change.severity
      change.message += ", but only in \(labels.count) of \(needed) versions"
    }
    return change
  }
}
