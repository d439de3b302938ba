import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// Renders the built-in templates with the description of a plan as their context.
struct BuiltinRendering {
  private let description: BuiltinDescription
  private let templates: BuiltinTemplateSet
  private let spelling: RuntimeSpelling

  /// - Parameter templates: the parsed templates, or nil to parse the templates that are rendered.
  init(_ description: BuiltinDescription, _ templates: BuiltinTemplateSet?) {
    self.description = description
    spelling = RuntimeSpelling(description.configuration, description.resolved.model)
    let names = spelling.names
    let isParsed = !names.replacesNames
    self.templates =
      templates.flatMap { isParsed ? $0 : nil } ?? BuiltinTemplateSet(spelled: names.spelled)
  }

  private var model: Model { description.resolved.model }
  private var plan: CodingPlan { description.plan }
  private var configuration: Configuration { description.configuration }

  /// Returns the output files of the generations, and the text of the types' inline blocks.
  func render(_ generations: [BuiltinGeneration]) -> RenderedFiles {
    var result = RenderedFiles()
    guard !generations.isEmpty else { return result }
    let generations = generations.filter(isWanted)
    result.diagnostics = diagnostics(of: generations)
    for generation in generations {
      for (name, text) in outputs(of: generation, &result) {
        let bytes = Array(GeneratedHeader.text.utf8) + text
        result.files.append(GeneratedFile(place: .output(name), bytes: bytes))
      }
    }
    if configuration.fillsInlineBlocks {
      result.sections = sections(&result)
    } else {
      result.diagnostics += plan.types.flatMap(unfilledBlocks)
    }
    return result
  }

  /// Returns the names and texts of a generation's output files, without empty files.
  private func outputs(
    of generation: BuiltinGeneration, _ result: inout RenderedFiles
  ) -> [(name: String, text: [UInt8])] {
    let names = generation.outputNames(parts: configuration.parts)
    if generation == .runtime {
      let text = description.embeddedRuntime.map { Array($0.text().utf8) }
      return zip(names, [text].compactMap(\.self)).map { ($0, $1) }
    }
    let described: [(output: String, values: [String: Value])] =
      if configuration.filePerSource, generation.isOfSingleTypes {
        description.valuesBySource(ofTemplate: generation.name)
      } else if names.count > 1 {
        names.enumerated().map { ($1, description.values(ofPart: $0)) }
      } else {
        names.map { ($0, description.values) }
      }
    let texts = render("\(generation.name).stencil", each: described.map(\.values), &result)
    // A template that generates no code still prints line breaks.
    return zip(described.map(\.output), texts)
      .filter { $1.contains { $0 > UInt8(ascii: " ") } }.map { ($0, $1) }
  }

  /// Returns the diagnostics of the given generations. If only `==` is generated and inline blocks are not filled,
  /// diagnostics about coding are omitted.
  private func diagnostics(of generations: [BuiltinGeneration]) -> [Diagnostic] {
    var found = plan.diagnostics
    if configuration.fillsInlineBlocks || !generations.allSatisfy({ $0 == .equality }) {
      found += plan.codingDiagnostics
      if spelling.readsBytes { found += plan.strategyDiagnostics }
    }
    if generations.contains(.equality) { found += plan.equalityDiagnostics }
    if generations.contains(.families) {
      found += GeneratedNameChecks(model).run(generatedNames)
    }
    if generations.contains(.registration) { found += plan.registrationDiagnostics }
    return found
  }

  /// The names of generated types: the boxes of families, the additional boxes with policies for unknown names, and the
  /// types that store unknown values with `unknown = keep`.
  private var generatedNames: [String] {
    let families = plan.families.map(\.family)
    let keeping =
      families.filter { $0.unknown == .keep }.map(\.name)
      + plan.policyBoxes.filter { $0.unknown == .keep }.map(\.base)
    return families.map(\.boxName) + plan.policyBoxes.map(spelling.box)
      + keeping.map(spelling.keptType)
  }

  /// Whether a generation runs. With Beagle 1, apps that declare the marker protocols of Sourcery's templates register
  /// their types by hand. The registration is generated for them only if the generations are selected, as with
  /// `--only`.
  private func isWanted(_ generation: BuiltinGeneration) -> Bool {
    generation != .registration || configuration.only != nil
      || !spelling.matchesSourcery || !MarkerProtocol.areDeclared(in: model)
  }

  /// Returns the sections for the types' inline blocks: first the members, then the missing cases of `CodingKeys`, each
  /// in the order of the types.
  private func sections(_ result: inout RenderedFiles) -> [InlineSection] {
    var names: [String] = []
    var contexts: [[String: Value]] = []
    for type in plan.types {
      for output in [type.initOutput, type.codingOutput] {
        guard case .block(let name) = output, type.hasMembers(in: output) else { continue }
        names.append(name)
        contexts.append([
          "type": .object(GeneratedTypeObject(type, in: output, spelling)),
          "interface": .optional(spelling.interface),
        ])
      }
    }
    let texts = render("_Block.stencil", each: contexts, &result)
    return zip(names, texts).map { name, text in
      InlineSection(name: name, text: fitted(String(decoding: text, as: UTF8.self), to: name))
    } + plan.types.compactMap(missingKeys)
  }

  private func missingKeys(of type: TypePlan) -> InlineSection? {
    guard let keys = type.missingKeys, !keys.isEmpty else { return nil }
    return InlineSection(
      name: MemberBlock.keys(of: type.name),
      text: keys.map { "        case \($0)\n" }.joined())
  }

  /// Reports empty blocks of a type, because without `--inline` they are not filled, and the type would be missing its
  /// members.
  private func unfilledBlocks(of type: TypePlan) -> [Diagnostic] {
    [type.initOutput, type.codingOutput].compactMap { output in
      guard case .block(let name) = output, type.hasMembers(in: output),
        let block = model.blocks[name],
        let file = model.blocks.file(of: name).map({ model.files[$0] }),
        file.text(block.content).allSatisfy(\.isWhitespace)
      else { return nil }
      return Diagnostic(
        .unfilledInlineBlock,
        "inline block '\(block.name)' is empty, and its members are not generated elsewhere; pass "
          + "'--inline' to fill it",
        at: block.start, in: file)
    }
  }

  /// Returns the text, indented relative to the markers of its block.
  ///
  /// Templates indent members by four spaces, and the block's own indentation is added to that, as in Sourcery. In an
  /// indented block with the spelling `widgetgen:`, members are aligned with the markers, like hand-written members.
  private func fitted(_ text: String, to name: String) -> String {
    let text = text.drop { $0 == "\n" }
    guard let block = model.blocks[name], block.origin == .widgetgen,
      !block.indentation.isEmpty
    else { return String(text) }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
  }

  /// Renders a built-in template once for each context. A template with errors renders nothing.
  private func render(
    _ name: String, each contexts: [[String: Value]], _ result: inout RenderedFiles
  ) -> [[UInt8]] {
    if contexts.isEmpty { return [] }
    switch templates.template(name).flatMap({ $0.render(each: contexts, isStrict: true) }) {
    case .success(let rendering):
      result.diagnostics += rendering.warnings
      result.texts += rendering.files
      return rendering.texts
    case .failure(let failure):
      result.diagnostics += failure.diagnostics
      result.texts += [templates.source(name)] + failure.files.values
      return []
    }
  }
}

extension Rule {
  static let unfilledInlineBlock = Rule("unfilled-inline-block", .warning)
}
