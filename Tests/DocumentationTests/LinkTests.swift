import Foundation
import TestSupport
import Testing

/// Tests that links lead to existing files and headings.
@Suite struct LinkTests {
  private static let pages =
    MarkdownPage.all + MarkdownPage.pages(in: "docs/design")
    + MarkdownPage.pages(at: [
      "ARCHITECTURE.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md",
    ])

  @Test(arguments: pages) func linksLeadToExistingHeadings(page: MarkdownPage) throws {
    let folder = Repository.root.appending(path: page.path).deletingLastPathComponent()
    for match in page.text.matches(of: #/\]\((?<target>[^)\s]+)\)/#) {
      let target = String(match.target)
      if target.hasPrefix("https://") || target.hasPrefix("mailto:") { continue }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = parts[0].isEmpty ? page.path : Self.path(String(parts[0]), in: folder)
      #expect(
        FileManager.default.fileExists(atPath: Repository.root.appending(path: file).path),
        "\(page.path): \(target)")
      guard parts.count > 1, file.hasSuffix(".md") else { continue }
      let text = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
      #expect(Self.anchors(in: text).contains(String(parts[1])), "\(page.path): \(target)")
    }
  }

  /// A page of the site can link only to other pages of the site, or to a URL.
  @Test(arguments: MarkdownPage.all.filter { $0.path.hasPrefix("docs/") })
  func linksOfTheSiteStayOnTheSite(page: MarkdownPage) {
    for match in page.text.matches(of: #/\]\((?<target>\.\.[^)\s]*)\)/#) {
      Issue.record("\(page.path): \(match.target) is not on the site")
    }
  }

  private static func path(_ target: String, in folder: URL) -> String {
    Repository.relativePath(of: folder.appending(path: target).standardizedFileURL)
  }

  /// Returns the anchors of headings, in the form of GitHub and the site.
  private static func anchors(in text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
        let heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        return String(
          heading.map { $0 == " " ? "-" : $0 }
            .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
      })
  }
}
