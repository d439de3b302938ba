import SourceryContext
import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetTemplate

/// The output of user-defined templates before its inline sections are placed in sources.
///
/// A template `Name.stencil` writes `Name.generated.swift`, the files that its `file:` sections name, and the inline
/// blocks that its `inline:` sections name.
struct CustomTemplates {
  private var outputs: [(template: SourceFile, pieces: [RenderedSections.Piece])] = []
  private var diagnostics: [Diagnostic] = []
  /// The templates that diagnostics point to, including templates that were included.
  private var texts: [SourceFile] = []

  /// Renders the templates. The sections are in the order of the templates.
  static func render(
    _ templates: [SourceFile], _ model: Model, _ configuration: Configuration, loader: Loader
  ) -> CustomTemplates {
    var result = CustomTemplates()
    guard !templates.isEmpty else { return result }
    let environment = Environment(
      extensions: [.sourcery], loader: loader, whitespace: .sourcery,
      quotesListsOfContext: false)
    let context = sourceryContext(
      of: model.files, dependencies: configuration.dependencies, modules: configuration.modules,
      arguments: configuration.arguments)
    for template in templates {
      if isSwiftTemplate(template.path) {
        result.add(template.bytes, of: template)
        continue
      }
      switch Template.parse(template, in: environment).flatMap({ $0.render(context) }) {
      case .success(let rendering):
        result.diagnostics += rendering.warnings
        result.texts += rendering.files
        result.add(NewlineNode.finish(rendering.text), of: template)
      case .failure(let failure):
        result.diagnostics += failure.diagnostics
        result.texts += failure.files.values.stablySorted(on: \.path)
      }
    }
    if !configuration.fillsInlineBlocks { result.warnOfUnfilledSections() }
    return result
  }

  /// The sections to place inside the sources, in the order of the templates.
  var sections: [InlineSection] {
    outputs.flatMap { output in
      output.pieces.compactMap { if case .inline(let section, _) = $0 { section } else { nil } }
    }
  }

  /// Returns the files that the templates write to the output folder, and the templates' diagnostics.
  ///
  /// - Parameters:
  ///   - unplaced: the names of sections without a place in a source. As in Sourcery, these sections stay in the
  ///     template's own file.
  ///   - outputFile: the file for the texts of all templates, or nil for one file per template.
  func files(unplaced: Set<String>, outputFile: String? = nil) -> RenderedFiles {
    var result = RenderedFiles(diagnostics: diagnostics, texts: texts)
    let texts = outputs.map { ($0.template, Self.ownText($0.pieces, unplaced: unplaced)) }
    if let outputFile, let first = texts.first {
      // As in Sourcery, there is a line break before the text of each template, including the first.
      result.add(texts.map { "\n" + $0.1 }.joined(), to: outputFile, of: first.0)
    } else {
      for (template, text) in texts {
        result.add(text, to: OutputNaming.output(ofTemplatePath: template.path), of: template)
      }
    }
    for (path, file) in splitFiles(&result.diagnostics) {
      result.add(file.text, to: path, of: file.template)
    }
    return result
  }
}

extension RenderedFiles {
  /// Adds a file, unless the text is blank.
  fileprivate mutating func add(_ text: String, to path: String, of template: SourceFile) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    let bytes = Array((GeneratedHeader.text + text).utf8)
    files.append(GeneratedFile(place: .output(path), bytes: bytes, template: template.path))
  }
}

extension CustomTemplates {
  private mutating func add(_ text: [UInt8], of template: SourceFile) {
    do throws(RenderedSections.Failure) {
      outputs.append((template, try RenderedSections.cut(text)))
    } catch {
      switch error {
      case .nested(let name):
        diagnostics.append(
          Diagnostic(
            rule: .nestedSection,
            message: "section '\(name)' is not closed before the next one; render its 'end' marker",
            file: template.path))
      case .unclosed(let name):
        diagnostics.append(
          Diagnostic(
            rule: .unclosedSection,
            message:
              "section '\(name)' is rendered without its 'end' marker; render it after the text",
            file: template.path))
      }
    }
  }

  private mutating func warnOfUnfilledSections() {
    for (template, pieces) in outputs {
      let isInline = pieces.contains { if case .inline = $0 { true } else { false } }
      if isInline {
        diagnostics.append(
          Diagnostic(
            rule: .inlineSectionsNotFilled,
            message: "this template renders inline blocks, which are not filled; pass '--inline'",
            file: template.path))
      }
    }
  }

  private static func ownText(
    _ pieces: [RenderedSections.Piece], unplaced: Set<String>
  ) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .inline(let section, let written):
        if unplaced.contains(section.name), !section.text.isEmpty { text += written }
      case .file: break
      }
    }
  }

  /// Returns the texts of all `file:` sections by path. Sections with the same path are joined.
  private func splitFiles(
    _ diagnostics: inout [Diagnostic]
  ) -> [(path: String, file: (text: String, template: SourceFile))] {
    var files: [String: (text: String, template: SourceFile)] = [:]
    for (template, pieces) in outputs {
      for case .file(let name, let text) in pieces {
        if let path = OutputNaming.output(ofFileSection: name) {
          files[path] = files[path].map { ($0.text + "\n" + text, $0.template) } ?? (text, template)
        } else {
          diagnostics.append(
            Diagnostic(
              rule: .invalidFileSection,
              message:
                "'file:' section '\(name)' must name a '.swift' file inside the output folder",
              file: template.path))
        }
      }
    }
    return files.stablySorted(on: \.key).map { ($0.key, $0.value) }
  }
}

extension Rule {
  static let inlineSectionsNotFilled = Rule("inline-sections-not-filled", .warning)
  static let invalidFileSection = Rule("invalid-file-section", .error)
  static let nestedSection = Rule("nested-section", .error)
  static let unclosedSection = Rule("unclosed-section", .error)
}
