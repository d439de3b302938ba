import WidgetDriver
import WidgetGenerator
import WidgetSource

/// What has to be done about a template of Sourcery's.
struct TemplateVerdict: Equatable {
  enum Kind: Equatable {
    case runs
    /// It has errors, at these lines.
    case fails([String])
    /// A built-in generation does its job.
    case isBuiltIn(runtime: String)
    /// The tool has a template in Stencil that writes the same.
    case isOffered(name: String)
    /// It has to be written in Stencil; the lines that hold Swift or JavaScript.
    case mustBeRewritten(lines: String)
  }

  let path: String
  let kind: Kind

  /// The templates of Beagle 1 in Swift that are built in.
  private static let builtin = ["AutoDecodable", "Initiable", "AutoInitiable"]

  static func all(
    _ configurations: [SourceryConfiguration], errors: [Diagnostic], texts: [SourceFile],
    _ fileSystem: FileSystem
  ) -> [TemplateVerdict] {
    let walk = FileWalk(fileSystem: fileSystem, ending: ".stencil", takesAnyFile: true)
    var verdicts: [TemplateVerdict] = []
    for configuration in configurations {
      let paths = (try? walk.files(in: configuration.templates).paths) ?? []
      verdicts += paths.map { path in
        let own = errors.filter { $0.file == path }
        return TemplateVerdict(
          path: path, kind: own.isEmpty ? .runs : .fails(own.map { Self.line(of: $0, texts) }))
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

  /// The numbers of the lines with `<%`, neighbors as ranges.
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
