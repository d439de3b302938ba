import Foundation
import TestSupport
import Testing

/// Tests that only the folders `Keys`, `Attributes` and `Conversion` of WidgetPlan interpret annotations and convert them
/// to typed attributes. Rules report annotations, and all other code uses the attributes.
@Suite struct AnnotationQueryTests {
  /// The folders of WidgetPlan that interpret annotations.
  private static let lowering = ["Keys/", "Attributes/", "Conversion/"]

  @Test func onlyLoweringAndChecksSeeAnnotations() throws {
    try expectNone(of: #/\.annotations\b|\bAnnotation\b|\[Annotation\]/#) { path in
      path.hasPrefix("Checks/")
    }
  }

  /// Rules use annotations only to report them, and read their values from attributes. The rules in
  /// `Checks/Annotations` are an exception, because they also check files whose types are not resolved.
  @Test func rulesTakeFactsFromAttributes() throws {
    let query = #/\.has\(\.|\.has\)|\.hasOwn\(|\.texts\(|annotations\[|annotations\(of: \w+\)\[/#
    try expectNone(of: query) { $0.hasPrefix("Checks/Annotations/") }
  }

  @Test func noOtherModuleKnowsKeys() throws {
    for file in try Repository.swiftFiles(in: "Sources") {
      let path = Repository.relativePath(of: file)
      if path.hasPrefix("Sources/Generator/WidgetPlan/") { continue }
      for line in try code(of: file) {
        #expect(!line.contains("AnnotationKey"), "\(path): \(line)")
      }
    }
  }

  /// - Parameter isAllowed: whether a file can contain the pattern, by its path in WidgetPlan.
  private func expectNone(
    of pattern: Regex<Substring>, unless isAllowed: (String) -> Bool
  ) throws {
    let folder = "Sources/Generator/WidgetPlan/"
    for file in try Repository.swiftFiles(in: folder) {
      let path = String(Repository.relativePath(of: file).dropFirst(folder.count))
      if Self.lowering.contains(where: path.hasPrefix) || isAllowed(path) { continue }
      for line in try code(of: file) where line.contains(pattern) {
        // This code only passes a file's annotations to attributes.
        if line.contains("Attributes(file[") { continue }
        Issue.record("\(path): \(line)")
      }
    }
  }

  /// Returns the lines of a file without comments.
  private func code(of file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }
}
