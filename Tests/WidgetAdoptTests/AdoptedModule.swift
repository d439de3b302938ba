import TestSupport
import WidgetAdopt
import WidgetGenerator
import WidgetSource

/// A module of one or several files, and what `adopt` does with it.
struct AdoptedModule {
  let adoption: Adoption

  init(
    _ text: String..., allowed: Set<AllowedDifference> = [], allowsBlocks: Bool = false,
    allowsFunctions: Bool = false, helpers: [ConfiguredFunction] = []
  ) {
    let files = text.enumerated().map { index, text in
      ScannedFile(SourceFile(path: "File\(index).swift", text: text))
    }
    adoption = Adoption(
      files, configuration: Configuration(), allowed: allowed,
      allowsBlocks: allowsBlocks, allowsFunctions: allowsFunctions, helpers: helpers)
  }

  /// The new content of the first file that changes, or nil if no file changes.
  var text: String? { adoption.changes.first?.new.text }

  /// The reason why the coding of the first type stays, or nil if it is adopted.
  var reason: Obstacle.Reason? { adoption.types.first?.coding?.obstacle?.reason }

  /// The reason why the initializer of the first type stays, or nil if it is adopted.
  var initializerReason: Obstacle.Reason? {
    adoption.types.first?.initializer?.obstacle?.reason
  }

  var suspicions: [String] { adoption.suspiciousKeys.map(\.message) }
}
