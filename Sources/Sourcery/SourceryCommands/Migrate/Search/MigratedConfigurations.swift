import WidgetDriver
import WidgetSource

/// The configurations of a project, by what reads them after the migration.
struct MigratedConfigurations {
  /// The configurations that `widgetgen.json` replaces.
  let replaced: [String]
  /// The configurations that `templates run-swift` reads.
  let run: [String]
  /// The configurations that stay with Sourcery.
  let kept: [String]
  /// Whether the project has templates in Swift or JavaScript.
  let hasOtherTemplates: Bool

  var all: [String] { replaced + run + kept }

  /// Returns whether all of the configurations are replaced.
  func isReplaced(_ paths: [String]) -> Bool { paths.allSatisfy(replaced.contains) }

  /// Returns the configurations that a line names.
  ///
  /// - Parameter line: the line in lower case.
  func named(in line: String) -> [String] {
    all.filter { configuration in
      let name = FilePath.name(configuration).lowercased()
      var rest = line[...]
      while let place = rest.firstPlace(of: name) {
        let end = line[place.upperBound...].first
        let before = line[..<place.lowerBound]
        let start = before.lastIndex { $0.isWhitespace || "\"'`=,:;|&<>()[]".contains($0) }
        let spelled = line[(start.map(line.index(after:)) ?? line.startIndex)..<place.upperBound]
        if !(end.map(Self.continuesName) ?? false),
          ConfigurationPath.refers(Self.withoutEscape(spelled), to: configuration)
        {
          return true
        }
        rest = rest[place.upperBound...]
      }
      return false
    }
  }

  /// Returns a path without an escape sequence before it, as in `\n./.sourcery.yml` or `\".sourcery.yml`.
  private static func withoutEscape(_ spelled: Substring) -> String {
    spelled.lastIndex(of: "\\").map { String(spelled[$0...].dropFirst(2)) } ?? String(spelled)
  }

  private static func continuesName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-".contains(character)
  }

  /// Returns the configurations that a line may need, or nil if it may need any.
  func needed(
    by commands: [SourceryCommandLine], paths: [String], named: [String]
  ) -> [String]? {
    var needed = named
    for command in commands where command.configurations.isEmpty { return nil }
    for path in commands.flatMap(\.configurations) + paths {
      guard let found = ConfigurationPath.candidates(path, among: all) else { return nil }
      needed += found
    }
    return needed.isEmpty ? nil : needed.uniqued()
  }
}
