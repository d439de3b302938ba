import Testing

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
    ("", "a", false),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }
}
