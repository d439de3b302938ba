package import WidgetSource

/// The section `adopt` of a `widgetgen.json`.
package struct AdoptConfiguration: Sendable {
  /// A function of keyed containers, with the code that it represents.
  package struct Helper: Sendable {
    /// The name of the function, which is called as `name(T.self, forKey: .key)` or `name(value, forKey: .key)`.
    package var name: String
    /// Code with the parameter `type` or `value`, and with `key`.
    package var meaning: String
    /// The position of the code.
    package var range: SourceRange
  }

  package var helpers: [Helper] = []
}

extension ConfigurationReader {
  private static let adoptKeys = ["helpers"]
  /// The functions of Swift's containers.
  private static let swiftFunctions = ["decode", "decodeIfPresent", "encode", "encodeIfPresent"]

  /// Reads the section `adopt`. The command `adopt` checks the meanings of the helpers.
  mutating func adopt(_ value: JSONValue) -> AdoptConfiguration {
    var adopt = AdoptConfiguration()
    for member in members(of: value) ?? [] {
      switch member.key {
      case "helpers": adopt.helpers = helpers(member.value)
      default: report(DriverDiagnostics.unknownKey(member, known: Self.adoptKeys, in: file))
      }
    }
    return adopt
  }

  private mutating func helpers(_ value: JSONValue) -> [AdoptConfiguration.Helper] {
    (members(of: value) ?? []).compactMap { member in
      let name = member.key
      if Self.swiftFunctions.contains(name) {
        report(
          .wrongValue, "'\(name)' is a function of Swift; write the name of your own function",
          at: member.keyRange)
        return nil
      }
      let isName =
        !name.isEmpty && !(name.first?.isNumber ?? false)
        && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      if !isName {
        report(
          .wrongValue,
          "'\(name)' is not the name of a function; write only its name, without parameters",
          at: member.keyRange)
        return nil
      }
      return string(member.value).map {
        .init(name: name, meaning: $0, range: member.value.range)
      }
    }
  }
}
