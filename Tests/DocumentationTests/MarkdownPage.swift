import Foundation
import TestSupport
import Testing

/// A page of the documentation, split into code blocks.
///
/// An HTML comment right before a block specifies its kind, and thereby how it is tested:
/// ```
/// <!-- widgets: standalone -->      Swift; code is generated for it, and everything is compiled
/// <!-- widgets: standalone, module Core -->   Swift; in a module that the other blocks import
/// <!-- generates -->                Swift; a part of the code that is generated for the page's widgets
/// <!-- reads: AnyComponent -->      JSON; decoded, and encoded again without a difference
/// <!-- decodes: AnyComponent -->    JSON; decoded
/// <!-- writes -->                   JSON; the value of the previous block, encoded
/// <!-- run -->                      Swift; statements to run
/// <!-- prints -->                   text; the output of the previous block
/// <!-- inline: standalone -->       Swift; a source with inline blocks
/// <!-- fills -->                    Swift; the source with its blocks filled
/// <!-- template: NAME -->           Stencil; rendered for the page's widgets
/// <!-- renders -->                  Swift; the text that the template renders
/// <!-- emits -->                    Stencil; rendered for the contract of the page's widgets
/// <!-- emitted -->                  TypeScript or Kotlin; a part of the types of that contract
/// <!-- configuration -->            JSON5; read as a widgetgen.json
/// <!-- view: beagle-2 -->           Swift; native views, for which widgets are scaffolded
/// <!-- scaffolds -->                Swift; a part of the first widget for the previous views
/// <!-- manifest -->                 Swift; read as a Package.swift
/// <!-- build -->, toolchain         Starlark; built by Tests/Bazel
/// <!-- module -->, workspace        Starlark; parsed by Tests/Bazel
/// ```
/// Blocks of `sh` and `yaml` need no comment. The commands in them are parsed.
struct MarkdownPage: CustomTestStringConvertible, Sendable {
  struct Block: Sendable {
    let page: String
    /// The line of the opening fence, from 1.
    let line: Int
    let language: String
    /// The first word of the comment, and the arguments after its colon.
    let kind: String
    let arguments: [String]
    let text: String

    var place: String { "\(page):\(line)" }
  }

  /// The path relative to the root of the repository.
  let path: String
  let text: String
  let blocks: [Block]

  var testDescription: String { path }

  /// The README and the pages of the site.
  static let all = pages(at: ["README.md"]) + pages(in: "docs")

  /// Returns the pages in a folder of the repository, sorted by path, without pages in subfolders.
  static func pages(in folder: String) -> [MarkdownPage] {
    let url = Repository.root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return pages(at: names.filter { $0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 })
  }

  /// Returns the pages at the given paths of the repository.
  static func pages(at paths: [String]) -> [MarkdownPage] {
    paths.compactMap { path in
      (try? String(contentsOf: Repository.root.appending(path: path), encoding: .utf8))
        .map { MarkdownPage(path: path, text: $0) }
    }
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var blocks: [Block] = []
    var comment: Substring = ""
    var open: (line: Int, language: String, lines: [Substring])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          let parts = comment.split(separator: ":", maxSplits: 1)
          blocks.append(
            Block(
              page: path, line: block.line, language: block.language,
              kind: parts.first.map(Self.trimmed) ?? "",
              arguments: parts.dropFirst().flatMap { $0.split(separator: ",").map(Self.trimmed) },
              text: block.lines.joined(separator: "\n") + "\n"))
          (open, comment) = (nil, "")
        } else {
          open = (index + 1, String(line.dropFirst(3)), [])
        }
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("<!--"), line.hasSuffix("-->") {
        comment = line.dropFirst(4).dropLast(3)
      } else if !line.isEmpty {
        comment = ""
      }
    }
    self.blocks = blocks
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
