import WidgetModel
import WidgetSource
import WidgetSyntax

/// The edits of a proposal: the members that are removed, and the annotations that are added.
struct ProposalEdits {
  private(set) var edits: [SourceEdit] = []
  /// The comments of the removed members, which no file contains any more.
  private(set) var comments: [String] = []
  private(set) var removedLineCount = 0
  private(set) var addedLineCount = 0

  init(_ proposal: Proposal, _ model: Model) {
    let file = model.files[proposal.id.file]
    let declaration = model.declaration(proposal.id)
    if let module = proposal.importedModule {
      // Before an annotation at the same place.
      edits += file.importing(module)
      addedLineCount += 1
    }
    if !proposal.words.isEmpty {
      annotate(at: declaration.range.start, with: proposal.words, in: file)
    }
    let cases = declaration.cases.map { element in
      ElementAnnotations.Element(
        name: element.name,
        start: file.start(of: element.keyword, element.attributes, element.modifiers),
        words: proposal.propertyWords[file.text(element.name).bareName] ?? [])
    }
    annotate(cases, in: file)
    let properties = model.type(proposal.id).storedProperties.compactMap { property in
      let words = proposal.propertyWords[property.bareName] ?? []
      return model.declaration(property.owner).properties.first { $0.name == property.range }.map {
        ElementAnnotations.Element(
          name: $0.name, start: $0.range.start, words: words, type: $0.type)
      }
    }
    annotate(properties, in: file)
    replaceMembers(proposal, model)
    let moved = proposal.functions.map(\.member.range)
    let removed = proposal.removed.filter { !moved.contains($0.range) }
    for owner in Set(removed.map(\.owner)).sorted() {
      remove(removed.filter { $0.owner == owner }.map(\.range), from: owner, model)
    }
  }

  private mutating func annotate(at start: UInt32, with words: [String], in file: ParsedFile) {
    let text = file.annotation(words, at: start)
    edits += file.replacing(SourceRange(start: start, end: start), with: text)
    addedLineCount += 1
  }

  private mutating func annotate(_ elements: [ElementAnnotations.Element], in file: ParsedFile) {
    let annotations = ElementAnnotations(elements, in: file)
    edits += annotations.edits
    addedLineCount += annotations.lineCount
  }

  /// Replaces members by their functions and by the inline block.
  private mutating func replaceMembers(_ proposal: Proposal, _ model: Model) {
    var members = proposal.functions
    if let block = proposal.block {
      let indent = model.files[block.owner.file].indent(at: block.range.start)
      let lines =
        "// widgetgen:inline:\(MemberBlock.coding(of: proposal.name))\n\(indent)// widgetgen:end"
      if let index = members.firstIndex(where: { $0.member.range == block.range }) {
        members[index].text += "\n\n\(indent)\(lines)"
      } else {
        members.append((block, lines))
      }
    }
    for (member, text) in members {
      let file = model.files[member.owner.file]
      addedLineCount += text.lineBreakCount + 1
      remove(member.range, replacedBy: text, in: file)
      removedLineCount += 1
    }
    comments.removeAll { comment in members.contains { $0.text.holds(comment) } }
  }

  private mutating func remove(
    _ ranges: [SourceRange], from owner: DeclarationID, _ model: Model
  ) {
    let file = model.files[owner.file]
    let lines = SourceLines(file.source.bytes)
    let declaration = model.declaration(owner)
    let rest = file.tokens(in: declaration.body).filter { token in
      !ranges.contains { $0.bounds.contains(Int(token.start)) }
    }
    if declaration.kind == .extension, rest.isEmpty {
      // An extension without a conformance has no purpose any more.
      let range = declaration.inherits.isEmpty ? lines.whole(declaration.range) : declaration.body
      remove(range, in: file)
    } else {
      // Neighbors share the empty line between them.
      for range in ranges.map(lines.whole).joined { remove(range, in: file) }
    }
  }

  private mutating func remove(
    _ range: SourceRange, replacedBy text: String = "", in file: ParsedFile
  ) {
    edits += file.replacing(range, with: text)
    removedLineCount += file.text(range).lineBreakCount
    var end = range.start
    for token in file.tokens(in: range) {
      add(commentsIn: SourceRange(start: end, end: token.start), of: file)
      end = token.end
    }
    add(commentsIn: SourceRange(start: end, end: range.end), of: file)
  }

  private mutating func add(commentsIn gap: SourceRange, of file: ParsedFile) {
    let text = gap.isEmpty ? "" : file.text(gap).trimmed
    if !text.isEmpty { comments.append(text) }
  }
}

extension [SourceRange] {
  /// The ranges in order, with ranges that overlap or touch joined.
  fileprivate var joined: [SourceRange] {
    sorted { $0.start < $1.start }.reduce(into: []) { found, range in
      if let last = found.last, range.start <= last.end {
        found[found.count - 1].end = Swift.max(last.end, range.end)
      } else {
        found.append(range)
      }
    }
  }
}

/// Finds the lines around a declaration.
private struct SourceLines {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the range of a declaration with its own comments, the rest of its lines if they contain nothing else, and
  /// one empty line next to it.
  func whole(_ range: SourceRange) -> SourceRange {
    var (start, end) = (Int(range.start), Int(range.end))
    let line = startOfLine(at: start)
    let next = endOfLine(at: end)
    guard isBlank(line..<start), isBlank(end..<next) else { return range }
    (start, end) = (line, min(next + 1, bytes.count))
    while start > 0, isOwnComment(startOfLine(at: start - 1)..<(start - 1)) {
      start = startOfComment(endingBefore: start)
    }
    let before = start > 0 ? startOfLine(at: start - 1)..<(start - 1) : 0..<0
    let after = end < bytes.count ? end..<endOfLine(at: end) : end..<end
    if start > 0, isBlank(before) {
      start = before.lowerBound
    } else if end < bytes.count, isBlank(after) {
      end = min(after.upperBound + 1, bytes.count)
    }
    return SourceRange(start..<end)
  }

  func startOfLine(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func endOfLine(at offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).trimmed
  }

  private func isBlank(_ range: Range<Int>) -> Bool { text(range).isEmpty }

  /// Whether a line ends with a comment of the declaration below it. `MARK` belongs to several declarations.
  private func isOwnComment(_ line: Range<Int>) -> Bool {
    let text = text(line)
    if text.hasPrefix("//") { return !text.holds("MARK:") && !text.holds("widgetgen:") }
    return text.hasSuffix("*/") && startOfBlockComment(line) != nil
  }

  private func startOfComment(endingBefore start: Int) -> Int {
    let line = startOfLine(at: start - 1)..<(start - 1)
    return startOfBlockComment(line) ?? line.lowerBound
  }

  /// Returns the start of the line on which a block comment begins, or nil if code precedes it.
  private func startOfBlockComment(_ last: Range<Int>) -> Int? {
    guard text(last).hasSuffix("*/") else { return nil }
    var line = last
    while !text(line).holds("/*") {
      guard line.lowerBound > 0 else { return nil }
      line = startOfLine(at: line.lowerBound - 1)..<(line.lowerBound - 1)
    }
    return text(line).hasPrefix("/*") ? line.lowerBound : nil
  }
}

extension ParsedFile {
  /// The spaces at the start of the line of an offset.
  func indent(at offset: UInt32) -> String {
    let line = SourceLines(source.bytes).startOfLine(at: Int(offset))
    let spaces = source.bytes[line...].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return String(decoding: spaces, as: UTF8.self)
  }
}
