import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WidgetSyntax

/// Tests that text outside of blocks never changes, even in invalid sources, and that filling blocks twice has the same
/// result as filling them once.
@Suite struct InlineMutationTests {
  private static let fixture = """
    import UIKit

    /// Not a marker: "// widgetgen:end"
    public struct Outer: Widget, AutoInitiable {
      let text: String = "// widgetgen:inline:fake"
      let more = #\"""
        // sourcery:end
        \"""#

      // widgetgen:inline:auto:Outer.Init
        init() {
          self.text = ""
        }
      // widgetgen:end

      struct Inner {
    \t// sourcery:inline:Free
    \t// sourcery:end
      }
    }
    // sourcery:end

    extension Other { func run() {
      /* // widgetgen:inline:comment */
    } }
    """

  private static let sections = [
    InlineSection(name: "auto:Outer.Init", text: "init(text: String) {\n  self.text = text\n}\n"),
    InlineSection(name: "Free", text: "\nlet free = 1\n"),
    InlineSection(name: "auto:Outer.Inner.Init", text: "init() {}\n"),
    InlineSection(name: "after-auto:Outer.Behind", text: "let behind = 1\n"),
  ]

  @Test(arguments: 0..<40)
  func onlyBlocksChange(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<50 {
      let file = parsed(mutated(Array(Self.fixture.utf8), &random))
      let known = Set(InlineBlock.find(in: file).blocks.map(\.name))
      let sections = Self.sections.filter { known.contains($0.name) }
      guard let result = InlineBlocks(files: [file]).fill(with: sections).files.first else {
        continue
      }
      let isUntouched = outside(file) == outside(parsed(result.bytes))
      #expect(isUntouched, "\(file.source.text)")
    }
  }

  @Test(arguments: 0..<40)
  func addingBlocksLosesNoByte(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<50 {
      let file = parsed(mutated(Array(Self.fixture.utf8), &random))
      guard let result = InlineBlocks(files: [file]).fill(with: Self.sections).files.first else {
        continue
      }
      var rest = result.bytes[...]
      let isKept = outside(file).allSatisfy { byte in
        guard let index = rest.firstIndex(of: byte) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
      #expect(isKept, "\(file.source.text)")
    }
  }

  @Test(arguments: 0..<40)
  func fillingTwiceChangesNothing(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<50 {
      let file = parsed(mutated(Array(Self.fixture.utf8), &random))
      let filled = InlineBlocks(files: [file]).fill(with: Self.sections)
      guard !file.diagnostics.hasErrors, let result = filled.files.first else { continue }
      let again = parsed(result.bytes)
      guard !again.diagnostics.hasErrors else { continue }
      let isStable = InlineBlocks(files: [again]).fill(with: Self.sections).files.isEmpty
      #expect(isStable, "\(file.source.text)")
    }
  }

  private func parsed(_ bytes: [UInt8]) -> ParsedFile {
    parse(SourceFile(path: "A.swift", bytes: bytes))
  }

  /// Returns the bytes outside of the blocks.
  private func outside(_ file: ParsedFile) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for block in InlineBlock.find(in: file).blocks {
      result += file.source.bytes[position..<Int(block.content.start)]
      position = Int(block.content.end)
    }
    return result + file.source.bytes[position...]
  }

  /// Returns a copy in which a few random lines and bytes are changed.
  private func mutated(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    for _ in 0..<random.below(4) {
      let index = random.below(lines.count)
      switch random.below(4) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: random.below(lines.count))
      case 2: lines.swapAt(index, random.below(lines.count))
      default:
        guard !lines[index].isEmpty else { continue }
        lines[index].remove(at: random.below(lines[index].count))
      }
    }
    return Array(lines.joined(separator: random.below(3) == 0 ? [13, 10] : [10]))
  }
}
