package import WidgetDriver
import WidgetGenerator
import WidgetSource

/// `templates run-swift`: generates the same output as Sourcery with the same flags, including the output of templates
/// in Swift.
package struct RunSwiftCommand {
  private let arguments: Arguments
  private let environment: ToolEnvironment

  package init(_ arguments: Arguments, environment: ToolEnvironment) {
    self.arguments = arguments
    self.environment = environment
  }

  package func run() throws(CommandFailure) -> ExitCode {
    try SourceryCommand(arguments, environment: environment, runsSwift: true).run()
  }

  /// Runs templates in Swift. Returns a file for each template, with the template's path and the
  /// text that it prints.
  ///
  /// - Parameter cache: the folder for compiled templates, or nil for the user's cache folder.
  static func rendered(
    _ templates: [String], _ settings: RunSettings, cache: String?, for command: Command,
    _ environment: ToolEnvironment, _ phases: inout PhaseTimes
  ) throws(CommandFailure) -> [SourceFile] {
    if templates.isEmpty { return [] }
    let input = try RunInput(settings, environment, &phases)
    let context = swiftTemplateContext(of: input.files, input.configuration)
    phases.end("context", "\(context.utf8.count) bytes")
    guard let program = SwiftTemplateProgram(environment, cache: cache) else {
      throw .usage(
        UsageError(
          "'swiftc' cannot be run; install Swift's toolchain, or Xcode on macOS", command: command))
    }
    var files: [SourceFile] = []
    for path in templates {
      do throws(SwiftTemplate.Problem) {
        let template = try SwiftTemplate(path, environment.fileSystem)
        files.append(
          SourceFile(path: path, bytes: try program.output(of: template, context: context)))
      } catch {
        throw failure(error, environment.fileSystem)
      }
      phases.end("run", path.printable)
    }
    return files
  }

  private static func failure(
    _ problem: SwiftTemplate.Problem, _ fileSystem: FileSystem
  ) -> CommandFailure {
    let bytes = (try? fileSystem.read(problem.origin.file).bytes) ?? []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.indices.contains(problem.origin.line - 1) ? lines[problem.origin.line - 1] : []
    let range = SourceRange(start: UInt32(line.startIndex), end: UInt32(line.endIndex))
    let diagnostic = Diagnostic(
      rule: .swiftTemplate, message: problem.message, file: problem.origin.file, range: range)
    let text = SourceFile(path: problem.origin.file, bytes: bytes)
    return .diagnostics([diagnostic], texts: [text], .invalidInput)
  }
}

extension Rule {
  static let swiftTemplate = Rule("swift-template", .error)
}
