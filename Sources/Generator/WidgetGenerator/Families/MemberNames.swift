import WidgetModel
import WidgetPlan
import WidgetSyntax

/// The cases of a family's enum of names: a Swift name for each exact name in the JSON.
///
/// For example: `case card = "custom:card"`.
struct MemberNames {
  struct Case {
    /// The name of the case, with backticks if Swift requires them.
    var identifier: String
    /// The name in the JSON as a literal, or nil if it equals the identifier.
    var rawValue: String?
  }

  /// The cases for the names of each member.
  let cases: [[Case]]

  init(_ members: [Family.Member]) {
    var used: Set<String> = []
    cases = members.map { member in
      member.names.exactNames.enumerated().map { index, wire in
        let type = member.name.localName
        // The case for a type's first name is named after the type, unless the type is an enum whose cases have the
        // names. Any other case is named after its name in the JSON.
        let wanted = NameStyle.camel.apply(
          to: index == 0 && !member.isByCases ? type.bareName : Self.words(of: wire))
        let name = Self.unused(wanted.isEmpty ? "name" : wanted, &used)
        return Case(
          identifier: name.identifier,
          rawValue: name == wire ? nil : wire.swiftLiteral)
      }
    }
  }

  /// Returns `push_view` for `beagle:push-view`. The prefix is removed, and characters that identifiers cannot contain
  /// become `_`.
  private static func words(of wire: String) -> String {
    let local = wire.split(separator: ":").last.map(String.init) ?? wire
    let text = String(local.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "n" + text : text
  }

  private static func unused(_ wanted: String, _ used: inout Set<String>) -> String {
    var name = wanted
    var number = 2
    while !used.insert(name).inserted {
      name = wanted + "\(number)"
      number += 1
    }
    return name
  }
}
