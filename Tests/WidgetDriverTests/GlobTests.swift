import Testing

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.swift", "a/b/c.swift", true),
    ("Tests", "a/Tests/c.swift", true),
    ("Tests", "a/MyTests/c.swift", false),
    ("*Tests", "a/MyTests/c.swift", true),
    ("a/b", "a/b/c.swift", true),
    ("a/b", "x/a/b/c.swift", false),
    ("./a/b", "a/b/c.swift", true),
    ("a/*.swift", "a/b/c.swift", false),
    ("a/**/c.swift", "a/c.swift", true),
    ("a/**/c.swift", "a/b/b/c.swift", true),
    ("**/b/*.swift", "a/b/c.swift", true),
    ("**/b/*.swift", "b/c.swift", true),
    ("a/**", "a/c.swift", true),
    ("a/**", "b/a/c.swift", false),
    ("?.swift", "a/c.swift", true),
    ("?.swift", "a/cc.swift", false),
    ("c*e*.sw?ft", "coffee.swift", true),
    ("/abs/*", "/abs/c.swift", true),
    ("/abs/*", "abs/c.swift", false),
    ("a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ("./Tests", "Tests/c.swift", true),
    ("./Tests", "a/Tests/c.swift", false),
    ("Tests/", "a/Tests/c.swift", true),
    ("a/./b", "a/b/c.swift", true),
    ("a/**", "a", false),
    ("**", "a", true),
    ("a/**/b/**/c", "a/b/x/b/y/c/d.swift", true),
    ("a/**/b/**/c", "a/c/b/x", false),
    ("", "a", false),
  ])
  func patternsMatchPaths(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  /// Matching a pattern with twelve `**` took 19 s when each `**` repeated the attempts of all later `**`.
  @Test func manyFolderStarsMatchQuickly() {
    let pattern = String(repeating: "**/a/", count: 12) + "b"
    let path = Array(repeating: "a", count: 18).joined(separator: "/")
    #expect(!Glob(pattern).matches(path))
    #expect(Glob(pattern).matches(path + "/b/c.swift"))
  }
}
