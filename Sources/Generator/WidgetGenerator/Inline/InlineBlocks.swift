import WidgetModel
import WidgetPlan
package import WidgetSource
package import WidgetSyntax

/// All inline blocks of the scanned sources.
///
/// As in Sourcery, a block is identified by its name across all files, in either spelling: text for `auto:Button.Init`
/// also fills `// sourcery:inline:auto:Button.Init`.
package struct InlineBlocks: Sendable {
  /// A block and the index of its file.
  struct Location: Sendable {
    let file: Int
    let block: InlineBlock
  }

  let files: [ParsedFile]
  /// The blocks in source order, by the file's index.
  private var blocksOfFile: [Int: [InlineBlock]] = [:]
  private(set) var locations: [String: Location] = [:]
  /// The diagnostics about markers in the sources.
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

  /// The sources that change when the blocks are filled, and the diagnostics.
  package struct Filled: Sendable {
    /// The sources that change, in the order of the scan.
    package var files: [GeneratedFile] = []
    /// The number of the other sources with a block that a section fills.
    package var unchangedCount = 0
    /// The names of the sections without a place in any source.
    package var unplaced: Set<String> = []
    package var diagnostics: [Diagnostic] = []
  }

  /// Fills each block with the section of the same name.
  ///
  /// A block without a section keeps its text. For a section without a block, a block is added if the section's name is
  /// automatic. The sources must declare the section's type exactly once, or only extend it. If a marker has an error,
  /// nothing is filled.
  package func fill(with sections: [InlineSection]) -> Filled {
    guard !diagnostics.hasErrors, !sections.isEmpty || !locations.isEmpty else { return Filled() }
    let types = TypePlaces(files: files, blocks: blocksOfFile)
    var result = Filled(diagnostics: misplacedBlocks(types))
    var edits: [Int: [BlockEdit]] = [:]
    var filled: Set<Int> = []
    var seen: [String: InlineSection] = [:]
    for section in sections {
      if let other = seen.updateValue(section, forKey: section.name) {
        if other.text != section.text { result.diagnostics.append(conflict(section.name, types)) }
        continue
      }
      if let location = locations[section.name] { filled.insert(location.file) }
      if let (file, edit) = edit(for: section, types, &result) {
        edits[file, default: []].append(edit)
      }
    }
    result.unchangedCount = filled.subtracting(edits.keys).count
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
  /// Returns the edit that places a section in a source, or nil if no edit is needed or possible.
  private func edit(
    for section: InlineSection, _ types: TypePlaces, _ result: inout Filled
  ) -> (file: Int, edit: BlockEdit)? {
    if let location = locations[section.name] {
      let file = files[location.file]
      guard let edit = file.edit(filling: location.block, with: section.text) else { return nil }
      if file.isBalanced(location.block) { return (location.file, edit) }
      result.diagnostics.append(
        Diagnostic(
          .unbalancedInlineBlock,
          "the braces inside inline block '\(location.block.name)' do not balance; empty it, and "
            + "fix the surrounding code",
          at: location.block.start, in: file))
      return nil
    }
    guard let place = insertionPlace(of: section, types, &result) else { return nil }
    let file = files[place.file]
    let edit = file.edit(adding: section, to: place.declaration)
    guard let block = InlineBlock.around(edit.range.start, blocksOfFile[place.file] ?? []) else {
      return (place.file, edit)
    }
    result.diagnostics.append(
      Diagnostic(
        .coveredInlinePlace,
        "inline block '\(section.name)' would be inside inline block '\(block.name)'; write the "
          + "markers of '\(section.name)' outside of '\(block.name)'",
        at: block.start, in: file))
    return nil
  }

  /// Returns the declaration to which a block for the section is added: the only declaration of the section's type. If
  /// the sources only extend the type, returns its first extension. Otherwise, returns nil.
  private func insertionPlace(
    of section: InlineSection, _ types: TypePlaces, _ result: inout Filled
  ) -> TypePlaces.Place? {
    let places = section.typeName.map(types.declarations) ?? []
    if let first = places.first, let typeName = section.typeName, places.count > 1 {
      result.diagnostics.append(
        Diagnostic(
          .ambiguousInlineType,
          "'\(typeName)' is declared more than once; write the markers of inline block "
            + "'\(section.name)' at one of the declarations",
          at: first.declaration.name, in: files[first.file],
          notes: places.dropFirst().map {
            .init("also here", at: $0.declaration.name, in: files[$0.file])
          }))
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

  /// Reports blocks whose name contains an unknown type, or a type other than the surrounding type. Either the type was
  /// renamed, or the block was moved or copied.
  private func misplacedBlocks(_ types: TypePlaces) -> [Diagnostic] {
    ordered.compactMap { location in
      let (file, block) = (files[location.file], location.block)
      guard let typeName = InlineSection.typeName(of: block.name) else { return nil }
      guard types.isDeclared(typeName) else {
        let suggestion = Suggestion.nearest(to: typeName, in: types.names)
        return Diagnostic(
          .unknownInlineType,
          "no type '\(typeName)' is declared for this inline block; "
            + (suggestion.map { "did you mean '\($0)'?" } ?? "rename or remove it"),
          at: block.start, in: file,
          fix: Suggestion.correction(of: typeName, in: types.names).map {
            file.replacing(typeName, in: block.start, with: $0)
          } ?? [])
      }
      guard InlineSection.placement(of: block.name) == .insideType else { return nil }
      let around = types.namesAround(block.start, in: location.file)
      // Outside of types, only blocks for members are reported, because a template may render whole declarations there.
      let isForMembers = MemberBlock.all(of: typeName).contains(block.name)
      let isInBody = isForMembers && types.isInBody(block.start, in: location.file)
      guard isInBody || !around.contains(typeName), !around.isEmpty || isForMembers else {
        return nil
      }
      let place = isInBody ? "the body of a function" : around.first.map { "'\($0)'" }
      return Diagnostic(
        .misplacedInlineBlock,
        "inline block '\(block.name)' is \(place.map { "inside \($0)" } ?? "not inside a type"); "
          + "rename or move it",
        at: block.start, in: file)
    }
  }

  /// Reports automatic blocks with the spelling `widgetgen:` for which nothing was rendered.
  func unused(by sections: [InlineSection]) -> [Diagnostic] {
    let rendered = Set(sections.map(\.name))
    return ordered.compactMap { location in
      guard location.block.origin == .widgetgen, !rendered.contains(location.block.name),
        let type = InlineSection.typeName(of: location.block.name)
      else { return nil }
      let names = MemberBlock.all(of: type)
      let suggestion =
        names.contains(location.block.name)
        ? nil : Suggestion.nearest(to: location.block.name, in: names)
      // If the coding of the type is generated, only the initializer has to be requested.
      let isInit = location.block.name == MemberBlock.initializer(of: type)
      let key = isInit && rendered.contains(MemberBlock.coding(of: type)) ? "memberwise" : "codable"
      return Diagnostic(
        .unusedInlineBlock,
        "nothing is generated for inline block '\(location.block.name)'; "
          + (suggestion.map { "did you mean '\($0)'?" }
            ?? "mark '\(type)' with '// widgetgen: \(key)', or remove the block"),
        at: location.block.start, in: files[location.file],
        fix: Suggestion.correction(of: location.block.name, in: suggestion == nil ? [] : names).map
        {
          files[location.file].replacing(location.block.name, in: location.block.start, with: $0)
        } ?? [])
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
  /// Whether the brackets between the markers are balanced. Otherwise, the block contains only the beginning or the end
  /// of a declaration, and replacing the block would break that declaration.
  fileprivate func isBalanced(_ block: InlineBlock) -> Bool {
    let content = SourceFile(path: source.path, bytes: Array(source.bytes[block.content.bounds]))
    return parse(content).isBalanced
  }
}

extension Diagnostic {
  static func conflictingInlineSections(
    _ name: String, at place: SourceRange?, _ file: ParsedFile?
  ) -> Diagnostic {
    Diagnostic(
      rule: .conflictingInlineSections,
      message: "inline block '\(name)' is rendered twice with different text; "
        + "rename one of the sections",
      file: file?.source.path ?? "", range: place)
  }
}

extension Rule {
  static let ambiguousInlineType = Rule("ambiguous-inline-type", .error)
  static let conflictingInlineSections = Rule("conflicting-inline-sections", .error)
  static let coveredInlinePlace = Rule("covered-inline-place", .error)
  static let misplacedInlineBlock = Rule("misplaced-inline-block", .error)
  static let unbalancedInlineBlock = Rule("unbalanced-inline-block", .error)
  static let unknownInlineType = Rule("unknown-inline-type", .error)
  static let unusedInlineBlock = Rule("unused-inline-block", .warning)
}
