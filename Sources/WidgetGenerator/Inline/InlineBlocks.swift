import WidgetModel
import WidgetPlan
package import WidgetSource
package import WidgetSyntax

/// All inline blocks of the scanned sources, and the types that may get a new one.
///
/// A block is known by its name over all files, as in Sourcery, and in either spelling:
/// what is rendered for `auto:Button.Init` fills `// sourcery:inline:auto:Button.Init` too.
package struct InlineBlocks: Sendable {
  /// Where a block is.
  struct Location: Sendable {
    let file: Int
    let block: InlineBlock
  }

  let files: [ParsedFile]
  /// In source order, by the file's index.
  private var blocksOfFile: [Int: [InlineBlock]] = [:]
  private(set) var locations: [String: Location] = [:]
  /// The diagnostics of the sources' markers.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(files: [ParsedFile]) {
    self.files = files
    for (index, file) in files.enumerated() where !file.markers.isEmpty {
      let (blocks, found) = InlineBlock.find(in: file)
      diagnostics += found
      blocksOfFile[index] = blocks
      for block in blocks { add(block, of: index) }
    }
  }

  private mutating func add(_ block: InlineBlock, of index: Int) {
    if let first = locations[block.name] {
      diagnostics.append(
        .duplicateInlineBlock(
          block.name, first: first.block.start, in: files[first.file], at: block.start,
          of: files[index]))
    } else {
      locations[block.name] = Location(file: index, block: block)
    }
  }

  /// The result of filling the blocks.
  package struct Filled: Sendable {
    /// The sources that change, in scanned order.
    package var files: [GeneratedFile] = []
    /// The names of the sections that no source has a place for.
    package var unplaced: Set<String> = []
    package var diagnostics: [Diagnostic] = []
  }

  /// Fills the blocks with the sections of their names.
  ///
  /// A block that no section belongs to keeps its text. A section without a block gets one if its
  /// name is automatic and its type is declared in the sources. Nothing is filled when something
  /// is wrong with a marker.
  package func fill(with sections: [InlineSection]) -> Filled {
    guard !diagnostics.hasErrors, !sections.isEmpty || !locations.isEmpty else { return Filled() }
    let types = TypePlaces(files: files, blocks: blocksOfFile)
    var result = Filled(diagnostics: misplacedBlocks(types))
    var edits: [Int: [BlockEdit]] = [:]
    var seen: [String: InlineSection] = [:]
    for section in sections {
      if let other = seen.updateValue(section, forKey: section.name) {
        if other.text != section.text { result.diagnostics.append(conflict(section.name, types)) }
        continue
      }
      if let (file, edit) = edit(for: section, types, &result) {
        edits[file, default: []].append(edit)
      }
    }
    result.files = edits.keys.stablySorted().map { index in
      let source = files[index].source
      return GeneratedFile(
        place: .source(source.path, scanned: source.bytes),
        bytes: BlockEdit.apply(edits[index] ?? [], to: source.bytes))
    }
    return result
  }
}

extension InlineBlocks {
  /// The change that brings a section into a source; nil when there is none to make, or when
  /// making it would be a guess.
  private func edit(
    for section: InlineSection, _ types: TypePlaces, _ result: inout Filled
  ) -> (file: Int, edit: BlockEdit)? {
    if let location = locations[section.name] {
      let file = files[location.file]
      guard let edit = file.edit(filling: location.block, with: section.text) else { return nil }
      if file.isBalanced(location.block) { return (location.file, edit) }
      result.diagnostics.append(.unbalancedInlineBlock(location.block, file))
      return nil
    }
    guard let place = insertionPlace(of: section, types, &result) else { return nil }
    let file = files[place.file]
    let edit = file.edit(adding: section, to: place.declaration)
    guard let block = InlineBlock.around(edit.range.start, blocksOfFile[place.file] ?? []) else {
      return (place.file, edit)
    }
    result.diagnostics.append(.coveredInlinePlace(section.name, by: block, file))
    return nil
  }

  /// The one type that a section without a block belongs to.
  private func insertionPlace(
    of section: InlineSection, _ types: TypePlaces, _ result: inout Filled
  ) -> TypePlaces.Place? {
    let places = section.typeName.map(types.declarations) ?? []
    if let first = places.first, let typeName = section.typeName, places.count > 1 {
      result.diagnostics.append(
        .ambiguousInlineType(
          typeName, section: section.name, first: first, others: places.dropFirst(), files))
      return nil
    }
    if places.isEmpty { result.unplaced.insert(section.name) }
    return places.first
  }

  /// The blocks in source order.
  private var ordered: [Location] {
    locations.values.stablySorted {
      ($0.file, $0.block.start.start) < ($1.file, $1.block.start.start)
    }
  }

  /// Blocks whose name has a type that is not the one around them: renamed, moved or copied.
  private func misplacedBlocks(_ types: TypePlaces) -> [Diagnostic] {
    ordered.compactMap { location in
      let (file, block) = (files[location.file], location.block)
      guard let typeName = InlineSection.typeName(of: block.name) else { return nil }
      guard types.isDeclared(typeName) else {
        return .unknownInlineType(typeName, names: types.names, at: block.start, file)
      }
      guard InlineSection.placement(of: block.name) == .insideType else { return nil }
      let around = types.namesAround(block.start, in: location.file)
      // Outside of all types, a template may render whole declarations.
      let isForMembers = MemberBlock.all(of: typeName).contains(block.name)
      guard !around.contains(typeName), !around.isEmpty || isForMembers else { return nil }
      return .misplacedInlineBlock(block.name, inside: around.first, at: block.start, file)
    }
  }

  /// Automatic blocks in our own spelling for which nothing was rendered.
  func unused(by sections: [InlineSection]) -> [Diagnostic] {
    let rendered = Set(sections.map(\.name))
    return ordered.compactMap { location in
      guard location.block.origin == .widgetgen, !rendered.contains(location.block.name),
        let type = InlineSection.typeName(of: location.block.name)
      else { return nil }
      return .unusedInlineBlock(location.block, of: type, files[location.file])
    }
  }

  private func conflict(_ name: String, _ types: TypePlaces) -> Diagnostic {
    guard let location = locations[name] else {
      let place = InlineSection.typeName(of: name).flatMap { types.declarations(of: $0).first }
      let file = place.map { files[$0.file] }
      return .conflictingInlineSections(name, at: place?.declaration.keyword, file)
    }
    return .conflictingInlineSections(name, at: location.block.start, files[location.file])
  }
}

extension ParsedFile {
  /// Whether the brackets between the markers close each other: if not, the block holds the end of
  /// something that begins outside of it, and replacing it would tear that apart.
  fileprivate func isBalanced(_ block: InlineBlock) -> Bool {
    let content = SourceFile(path: source.path, bytes: Array(source.bytes[block.content.bounds]))
    return parse(content).isBalanced
  }
}
