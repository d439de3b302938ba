import WidgetSource
import WidgetSyntax

/// The edits that annotate cases or properties.
///
/// An annotation applies to all elements of a declaration, such as `case a, b`. A declaration whose elements need
/// different annotations is therefore split.
struct ElementAnnotations {
  /// A case or a property.
  struct Element {
    let name: SourceRange
    /// The start of the declaration, which other elements can share.
    let start: UInt32
    /// The annotations, which can be empty.
    let words: [String]
    /// The type of a property. In `var a, b: Int`, it is written after the name of a later property.
    var type: SourceRange?
  }

  private let file: ParsedFile
  private(set) var edits: [SourceEdit] = []
  /// The number of lines that the edits add.
  private(set) var lineCount = 0

  /// - Parameter elements: the elements in the order of the source, also the elements without annotations.
  init(_ elements: [Element], in file: ParsedFile) {
    self.file = file
    var first: Element?
    var previous: Element?
    for element in elements {
      if let first, let previous, first.start == element.start {
        if element.words != previous.words {
          split(before: element, after: previous, head: first.start..<first.name.start)
        }
      } else {
        first = element
        let text = file.annotation(element.words, at: element.start)
        replace(SourceRange(start: element.start, end: element.start), with: text)
      }
      previous = element
    }
  }

  /// Ends the declaration before an element, and begins another one.
  ///
  /// - Parameter head: the attributes, the modifiers and the keyword of the declaration.
  private mutating func split(
    before element: Element, after previous: Element, head: Range<UInt32>
  ) {
    let between = SourceRange(start: previous.name.end, end: element.name.start)
    guard let comma = file.tokens(in: between).last else { return }
    let line = "\n" + file.indent(at: head.lowerBound)
    var text = ""
    if let type = previous.type, type.start > element.name.start { text = ": " + file.text(type) }
    let gap = file.text(SourceRange(start: comma.end, end: element.name.start))
    if !gap.trimmed.isEmpty {
      // A comment on the line of the comma is about the previous element.
      let isAbove = gap.drop { $0 == " " || $0 == "\t" }.first?.isNewline ?? false
      text += (isAbove ? line : " ") + gap.trimmed
    }
    text += line + file.annotation(element.words, at: head.lowerBound)
    text += file.text(SourceRange(start: head.lowerBound, end: head.upperBound))
    replace(SourceRange(start: comma.start, end: element.name.start), with: text)
  }

  private mutating func replace(_ range: SourceRange, with text: String) {
    if range.isEmpty, text.isEmpty { return }
    edits += file.replacing(range, with: text)
    lineCount += text.lineBreakCount - file.text(range).lineBreakCount
  }
}

extension ParsedFile {
  /// Returns the line of an annotation, and the spaces before the declaration below it. Empty without annotations.
  func annotation(_ words: [String], at start: UInt32) -> String {
    words.isEmpty ? "" : "// widgetgen: \(words.joined(separator: ", "))\n" + indent(at: start)
  }
}

extension String {
  /// The number of line feeds.
  var lineBreakCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
