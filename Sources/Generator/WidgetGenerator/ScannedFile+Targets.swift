import WidgetSource
import WidgetSyntax

extension ScannedFile {
  private static let targets: Set = ["executableTarget", "macro", "target"]

  /// The folders of the targets in a `Package.swift`, except for tests and plugins. A folder is the `path` of the
  /// target if it is a literal, or else `Sources/NAME`.
  package var targetFolders: [String] {
    let end = UInt32(truncatingIfNeeded: parsed.source.bytes.count)
    let tokens = parsed.tokens(in: SourceRange(start: 0, end: end))
    func text(_ index: Int) -> String {
      tokens.indices.contains(index) ? parsed.text(tokens[index].range) : ""
    }
    var folders: [String] = []
    var index = 0
    while index < tokens.count {
      index += 1
      guard tokens[index - 1].kind == .period, Self.targets.contains(text(index)),
        text(index + 1) == "("
      else { continue }
      var (depth, arguments) = (0, [String: String]())
      // A dependency on another target is also spelled `.target(name: "Core")`.
      repeat {
        index += 1
        switch text(index) {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case let label where depth == 1 && text(index + 1) == ":":
          arguments[label] = StringLiteral.value(of: text(index + 2))
        default: break
        }
      } while depth > 0 && index < tokens.count
      let folder = arguments["path"] ?? arguments["name"].map { "Sources/" + $0 }
      if let folder { folders.append(folder) }
    }
    return folders
  }
}
