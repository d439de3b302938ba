import WidgetModel
import WidgetSource
import WidgetSyntax

/// The import declarations of a generated file, without duplicates.
///
/// For example: `import UIKit` in one source and `public import UIKit` in another become one declaration.
struct ImportList {
  /// The highest access level of the file's declarations. The compiler warns about a `public import` that no public
  /// declaration needs (SE-0409).
  let exposure: AccessLevel
  private var entries: [String: Entry] = [:]

  private struct Entry {
    /// The dotted path.
    var path: String
    /// The words in front of `import`, without the access level: `@testable`.
    var attributes: String
    /// The text from the word `import` on.
    var rest: String
    /// The condition of the surrounding `#if`s, or nil if there are none.
    var condition: String?
    /// The levels in the sources; nil for a declaration without a level.
    var levels: Set<AccessLevel?>
  }

  init(exposure: AccessLevel) { self.exposure = exposure }

  /// Adds an import of a module.
  ///
  /// - Parameter access: the access level of the import, or nil for an import without a level.
  mutating func add(module: String, access: AccessLevel?) {
    add(Entry(path: module, attributes: "", rest: "import \(module)", levels: [access]))
  }

  /// Adds an import declaration of a source.
  mutating func add(_ declaration: ImportDeclaration, in file: ParsedFile) {
    let words = file.text(declaration.range).split(whereSeparator: \.isWhitespace).map(String.init)
    let start = words.firstIndex(of: "import") ?? 0
    add(
      Entry(
        path: file.text(declaration.path),
        attributes: words[..<start].filter { AccessLevel(rawValue: $0) == nil }
          .joined(separator: " "),
        rest: words[start...].joined(separator: " "),
        condition: declaration.clause.map(file.conditionText),
        levels: [file.accessLevel(of: declaration)]))
  }

  private mutating func add(_ new: Entry) {
    let key = [new.attributes, new.rest, new.condition ?? ""].joined(separator: "\n")
    entries[key, default: new].levels.formUnion(new.levels)
  }

  /// The declarations in order of the modules' names.
  var lines: [String] {
    entries.values.map { (path: $0.path, line: line($0)) }
      .stablySorted { ($0.path, $0.line) < ($1.path, $1.line) }.map(\.line)
  }

  private func line(_ entry: Entry) -> String {
    let words = [entry.attributes, access(of: entry)?.rawValue ?? "", entry.rest]
    let line = words.filter { !$0.isEmpty }.joined(separator: " ")
    guard let condition = entry.condition else { return line }
    return "#if \(condition)\n\(line)\n#endif"
  }

  private func access(of entry: Entry) -> AccessLevel? {
    guard let access = entry.levels.compactMap(\.self).max() else { return nil }
    if access > .internal, exposure > .internal { return min(access, exposure) }
    return entry.levels.contains(nil) ? nil : min(access, .internal)
  }
}

extension ParsedFile {
  /// The imports whose declarations generated code can mention.
  var importsOfCode: [ImportDeclaration] {
    imports.filter { text($0.path) != WireAttribute.module }
  }

  /// Returns the access level of an import declaration, or nil if the declaration has no level.
  func accessLevel(of declaration: ImportDeclaration) -> AccessLevel? {
    text(declaration.range).split(whereSeparator: \.isWhitespace).prefix { $0 != "import" }
      .lazy.compactMap { AccessLevel(rawValue: String($0)) }.first
  }
}
