import WidgetGenerator
import WidgetSource

/// What words and imports in the sources tell of how they should be generated.
struct SourceTraits {
  /// The coding runtime that they are written for.
  let runtime: Configuration.Runtime
  /// Whether they have blocks to be filled in place.
  let hasInlineBlocks: Bool

  /// Words that only sources for Beagle 1 use, and only those for Beagle 2.
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

  init(of sources: [String], _ fileSystem: FileSystem) throws(FileError) {
    let walk = FileWalk(fileSystem: fileSystem, ending: ".swift")
    let existing = sources.filter { fileSystem.status($0) != nil }
    var counts: [Configuration.Runtime: Int] = [:]
    var importsBeagle = false
    var hasInlineBlocks = false
    for path in try walk.files(in: existing).paths {
      let bytes = try fileSystem.read(path).bytes
      let text = String(decoding: bytes, as: UTF8.self)
      hasInlineBlocks = hasInlineBlocks || text.holds(":inline:auto:")
      importsBeagle =
        importsBeagle
        || ScannedFile(SourceFile(path: path, bytes: bytes)).importedModules.contains("Beagle")
      for (runtime, words) in Self.words where words.contains(where: { text.holds($0) }) {
        counts[runtime, default: 0] += 1
      }
    }
    self.hasInlineBlocks = hasInlineBlocks
    let (first, second) = (counts[.beagle1] ?? 0, counts[.beagle2] ?? 0)
    // Every widget of Beagle 1 has `WidgetProperties`: who only imports Beagle uses Beagle 2.
    runtime =
      first > second ? .beagle1 : second > 0 || importsBeagle ? .beagle2 : .standalone
  }
}
