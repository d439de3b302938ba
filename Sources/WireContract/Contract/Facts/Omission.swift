import WidgetPlan
import WidgetSource

extension PropertyFact {
  /// The condition under which the property is not encoded: `omit`.
  static let omission = text(
    "omitted", .encoding, \.omission, plan: \.omissions.contractText, phrase: phrase,
    check: ChangeCheck(.writeAdded, .writeOmitted) { pair in
      guard pair.old.omission != pair.new.omission else { return [] }
      guard let omission = pair.new.omission else {
        return [
          Change(
            .writeAdded, at: pair.place, "\(pair.place.quoted) is always written now", .neither)
        ]
      }
      let condition = omission == "default" ? "if it has its default" : "if '\(omission)'"
      return [
        Change(
          .writeOmitted, at: pair.place, "\(pair.place.quoted) is not written \(condition)",
          .servers, .warning, cure: "servers have to accept objects without it")
      ]
    })

  private static func phrase(_ condition: String) -> PropertyPhrase? {
    condition == "default"
      ? PropertyPhrase("The default is not written.")
      : PropertyPhrase("It is not written if ", code: condition, " is true.")
  }
}

extension [Omission] {
  /// The conditions under which a value other than nil is omitted, joined by `||`. Nil if there aren't any.
  fileprivate var contractText: String? {
    let texts = compactMap { omission -> String? in
      switch omission {
      case .isMissing: nil
      case .equalsDefault: "default"
      case .member(let name): name
      case .condition(let text): text
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " || ")
  }
}

extension Rule {
  static let writeOmitted = Rule(
    "write-omitted", .warning, title: "The app omits a property under a new condition",
    explanation:
      "Servers that require the key fail without it.")
}
