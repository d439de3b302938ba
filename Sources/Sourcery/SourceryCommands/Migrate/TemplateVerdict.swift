import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The change that a template requires in a migration.
struct TemplateVerdict: Equatable {
  enum Kind: Equatable {
    case runs
    /// The template has errors. Each string is a line number with a message.
    case fails([String])
    /// A built-in generation replaces the template.
    case isBuiltIn(runtime: String)
    /// `widgetgen` contains an equivalent Stencil template.
    case isOffered(name: String)
    /// `templates run-swift` runs the template.
    case runsAsProgram
    /// The lines that contain Swift or JavaScript must be rewritten in Stencil.
    case mustBeRewritten(lines: String)
  }

  let path: String
  let kind: Kind

  /// Beagle 1's Swift templates that built-in generations replace.
  private static let builtin = ["AutoDecodable", "Initiable", "AutoInitiable"]

  /// Whether built-in generations replace all templates in Swift of a configuration, which contains at least one.
  static func areBuiltIn(
    _ configuration: SourceryConfiguration, _ fileSystem: FileSystem
  ) -> Bool {
    let names = configuration.otherTemplates.map(OutputNaming.templateName)
    guard !names.isEmpty, names.allSatisfy(builtin.contains) else { return false }
    let traits = try? SourceTraits(of: configuration.sources, fileSystem)
    return traits?.runtime.hasFamilies == false
  }

  /// - Parameter run: the configuration files whose templates in Swift were run.
  static func all(
    _ configurations: [SourceryConfiguration], run: [String], errors: [Diagnostic],
    texts: [SourceFile],
    _ fileSystem: FileSystem
  ) -> [TemplateVerdict] {
    let walk = FileWalk(fileSystem: fileSystem, endings: [".stencil"], takesAnyFile: true)
    var verdicts: [TemplateVerdict] = []
    for configuration in configurations {
      let paths = (try? walk.files(in: configuration.templates).paths) ?? []
      func verdict(_ path: String, _ kind: Kind) -> TemplateVerdict {
        let own = errors.filter { $0.file == path }
        return TemplateVerdict(
          path: path, kind: own.isEmpty ? kind : .fails(own.map { Self.line(of: $0, texts) }))
      }
      verdicts += paths.map { verdict($0, .runs) }
      if run.contains(configuration.root) {
        verdicts += configuration.otherTemplates.map { verdict($0, .runsAsProgram) }
        continue
      }
      let traits = try? SourceTraits(of: configuration.sources, fileSystem)
      verdicts += configuration.otherTemplates.map { path in
        let name = OutputNaming.templateName(ofPath: path)
        if let runtime = traits?.runtime, !runtime.hasFamilies, builtin.contains(name) {
          return TemplateVerdict(path: path, kind: .isBuiltIn(runtime: runtime.rawValue))
        }
        if sourceryTemplates.contains(where: { $0.path == name + ".stencil" }) {
          return TemplateVerdict(path: path, kind: .isOffered(name: name))
        }
        return TemplateVerdict(
          path: path, kind: .mustBeRewritten(lines: codeLines(path, fileSystem)))
      }
    }
    return verdicts.uniqued(by: \.path)
  }

  private static func line(of diagnostic: Diagnostic, _ texts: [SourceFile]) -> String {
    let text = texts.first { $0.path == diagnostic.file }
    let bytes = text?.bytes.prefix(Int(diagnostic.range?.start ?? 0)) ?? []
    let line = bytes.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    return "line \(line): \(diagnostic.message)"
  }

  /// Returns the numbers of the lines that contain `<%`, such as `1, 3-4`.
  private static func codeLines(_ path: String, _ fileSystem: FileSystem) -> String {
    let text = (try? fileSystem.read(path)).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    var ranges: [ClosedRange<Int>] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where line.holds("<%") {
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound...index + 1
      } else {
        ranges.append(index + 1...index + 1)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ", ")
  }
}
