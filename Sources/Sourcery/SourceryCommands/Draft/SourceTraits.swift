package import WidgetDriver
package import WidgetGenerator
import WidgetSource

/// The runtime and features of sources, guessed from words and imports.
package struct SourceTraits {
  /// The coding runtime of the sources.
  package let runtime: Configuration.Runtime
  /// The reason for the runtime, as the end of a sentence: `since no source imports Beagle`.
  package let reason: String
  /// Whether the sources contain inline blocks.
  package let hasInlineBlocks: Bool

  /// Words that, in sources that import Beagle, occur only with Beagle 1 or only with Beagle 2.
  private static let words: [(runtime: Configuration.Runtime, words: [String])] = [
    (
      .beagle1,
      [
        "WidgetProperties", "AutoInitiable", "AutoDecodable", "ComponentDecoding",
        "decoder.register(",
      ]
    ),
    (.beagle2, ["@AutoCodable", "BeagleCoder"]),
  ]

  /// The modules of Beagle up to 1.5.
  private static let oldModules = ["BeagleSchema", "BeagleUI"]

  /// Declarations in Beagle's own sources, which do not import Beagle.
  private static let protocols = ["protocol ServerDrivenComponent", "protocol RawComponent"]

  package init(of sources: [String], _ fileSystem: FileSystem) throws(FileError) {
    let walk = FileWalk(fileSystem: fileSystem, endings: [".swift"])
    let existing = sources.filter { fileSystem.status($0) != nil }
    var files: [ScannedFile] = []
    for path in try walk.files(in: existing).paths {
      files.append(ScannedFile(try fileSystem.source(path)))
    }
    self.init(of: files)
  }

  package init(of files: [ScannedFile]) {
    var uses: [Configuration.Runtime: [String]] = [:]
    var usesBeagle = false
    var hasInlineBlocks = false
    for file in files {
      let text = file.source.text
      hasInlineBlocks = hasInlineBlocks || text.holds(":inline:auto:")
      let modules = file.importedModules
      usesBeagle =
        usesBeagle || modules.contains("Beagle") || Self.protocols.contains { text.holds($0) }
      let oldModule = modules.first(where: Self.oldModules.contains)
      usesBeagle = usesBeagle || oldModule != nil
      for (runtime, words) in Self.words {
        let oldImport = runtime == .beagle1 ? oldModule.map { "import \($0)" } : nil
        if let use = oldImport ?? words.first(where: { text.holds($0) }) {
          uses[runtime, default: []].append(use)
        }
      }
    }
    self.hasInlineBlocks = hasInlineBlocks
    let (first, second) = (uses[.beagle1] ?? [], uses[.beagle2] ?? [])
    // Words are not sufficient, because any project can declare its own `AutoDecodable`.
    if !usesBeagle {
      runtime = .standalone
      reason = "since no source imports Beagle"
    } else if first.count > second.count {
      // Sources for Beagle 1 contain words such as `WidgetProperties`. Other sources that import Beagle use Beagle 2.
      runtime = .beagle1
      reason = Self.reason(first)
    } else {
      runtime = .beagle2
      reason =
        second.isEmpty
        ? "since the sources import Beagle and use no API of Beagle 1" : Self.reason(second)
    }
  }

  private static func reason(_ words: [String]) -> String {
    "since \(RunSummary.count(words.count, "file")) of the sources "
      + "\(words.count == 1 ? "uses" : "use") Beagle, for example '\(words[0])'"
  }
}
