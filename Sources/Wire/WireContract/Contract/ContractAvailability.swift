import WidgetModel
import WidgetSource

/// For each platform, the first version that knows a name.
///
/// For example: `{"iOS": "17"}`. Without its own version, Mac Catalyst has the version of iOS. All other platforms know
/// the name in every version.
package struct ContractAvailability: Equatable, Sendable {
  package var versions: [String: String]

  /// The availability of a name that all systems know.
  package static let always = ContractAvailability([:])

  package init(_ versions: [String: String]) { self.versions = versions }

  /// The versions in words, such as `iOS 17, macOS 14`, or nil for a name that all systems know.
  package var text: String? {
    if versions.isEmpty { return nil }
    return versions.stablySorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(separator: ", ")
  }

  /// Returns documentation with a note about the required versions. Documentation of a name that all systems know is
  /// returned unchanged.
  func noted(in documentation: String?) -> String? {
    guard let text else { return documentation }
    let note = "Requires \(text)."
    return documentation.map { "\($0)\n\n\(note)" } ?? note
  }

  /// Returns the versions that are higher than in another availability, or missing in the other availability.
  func raised(from other: ContractAvailability) -> ContractAvailability {
    ContractAvailability(
      versions.filter { platform, version in
        other.versions[platform].map { $0.precedes(version) } ?? true
      })
  }

  var tree: JSONTree? {
    versions.isEmpty
      ? nil : .inline(.sorted(versions.mapValues { version -> JSONTree? in .string(version) }))
  }
}

extension Contract {
  /// The platforms for which at least one name requires a version, sorted.
  package var namedPlatforms: [String] {
    let options = types.values.compactMap(\.choice).flatMap(\.options).map(\.availability)
    let cases = types.values.compactMap(\.values).flatMap(\.availability.values)
    return Set((options + cases).flatMap(\.versions.keys)).stablySorted()
  }
}

/// The platform and the version of a system on which an app runs: `iOS=15`.
package struct ContractPlatform: Equatable, Sendable {
  package var name: String
  package var version: String

  /// The platforms that `--platform` always accepts. It also accepts the platforms in `Contract.namedPlatforms`.
  package static let known = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "Android", "Linux",
  ]

  /// Parses text such as `iOS=15`. Returns nil if the text is not a name and a version.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty,
      parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy({
        Int($0) != nil && $0.allSatisfy(\.isNumber)
      })
    else { return nil }
    (name, version) = (String(parts[0]), String(parts[1]))
  }

  package var text: String { "\(name) \(version)" }
}

/// The reason why a name is unknown on a system.
struct UnavailableName: Sendable {
  let platform: ContractPlatform
  /// The platform and its first version that knows the name, or nil if no version knows the name.
  let required: String?

  /// Returns nil if all of the systems know the name.
  init?(_ availability: ContractAvailability, condition: String?, on platforms: [ContractPlatform])
  {
    for platform in platforms {
      // Without its own version, Mac Catalyst has the version of iOS.
      let inherited = platform.name == "macCatalyst" ? availability.versions["iOS"] : nil
      let required = availability.versions[platform.name] ?? inherited
      if let required, platform.version.precedes(required) {
        self.platform = platform
        self.required = "\(platform.name) \(required)"
        return
      }
      if let condition, PlatformCondition.value(condition, on: platform.name) == false {
        self.platform = platform
        self.required = nil
        return
      }
    }
    return nil
  }

  /// - Parameters:
  ///   - name: the name in the JSON.
  ///   - outcome: the app's behavior on that system.
  func message(_ owner: String, _ name: String, _ outcome: String) -> String {
    let since = required.map { "before \($0)" } ?? "on \(platform.name)"
    return "'\(owner)' has no '\(name)' \(since); on \(platform.text) \(outcome)"
  }
}
