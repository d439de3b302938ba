import Testing

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct FilePathTests {
  @Test(arguments: [
    ("App/A.swift", "/w", "/w/App/A.swift"), (".", "/w", "/w"), ("..", "/w/v", "/w"),
    ("../../A", "/w/v", "/A"), ("../../../A", "/w/v", "/A"), ("/A", "/w", "/A"),
    ("../..A", "/w/v", "/w/..A"),
  ])
  func absolutePathsStayAbsolute(path: String, folder: String, expected: String) {
    #expect(FilePath.absolute(path, in: folder) == expected)
  }

  @Test(arguments: [
    ("/w/A", "/w", "A"), ("/w", "/w", "."), ("/A", "/w/v", "../../A"), ("/w/A", "/", "w/A"),
    ("/wv/A", "/w", "../wv/A"),
  ])
  func relativePathsAreShortened(path: String, folder: String, expected: String) {
    #expect(FilePath.relative(path, from: folder) == expected)
  }

  @Test(arguments: [
    ("App/A", "App", true), ("App", "App", true), ("AppA", "App", false), ("A", ".", true),
    (".", ".", true), ("..A", ".", true), ("../A", ".", false), ("..", ".", false),
    ("/A", ".", false), ("/A", "/", true),
  ])
  func folderContainsPaths(path: String, folder: String, isInside: Bool) {
    #expect(FilePath.isInside(path, folder) == isInside)
  }

  @Test(arguments: [
    ("tool/../App", "App"), ("./tool//../App/", "App"), ("tool/..", "."), ("../App", "../App"),
    ("tool/deep/../../App", "App"), ("link/../App", "link/../App"), ("gone/../App", "gone/../App"),
    ("tool/link/../App", "tool/link/../App"), ("App", "App"),
  ])
  func parentOfAFolderIsCutUnlessTheFolderIsALink(path: String, expected: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("tool/deep/a", "")
    try sandbox.link("link", to: "tool/deep")
    try sandbox.link("tool/link", to: "../tool/deep")
    #expect(sandbox.fileSystem.tidied(path) == expected)
    let root = try #require(sandbox.fileSystem.realPath("."))
    let absolute = sandbox.fileSystem.tidied(root + "/" + path)
    #expect(path.hasPrefix("..") || absolute == FilePath.normalize(root + "/" + expected))
  }

  @Test(arguments: [
    ("App", "App"), ("App/New", "App/New"), ("/App/New", "/App/New"), ("../App", "../App"),
    (".build/App", ".build/App"), ("App/..", "App/.."), ("App/.git", "App/.git"), ("/", "/"),
    ("", "."), (".", "."), ("./App", "App"), ("App/.", "App"), ("App/./New", "App/New"),
    ("App//New", "App/New"), ("//App", "/App"), ("App/", "App"), ("/.", "/"), ("/./App", "/App"),
  ])
  func emptyPartsAreRemoved(path: String, expected: String) {
    #expect(FilePath.normalize(path) == expected)
  }
}
