import WidgetGenerator
import WidgetSource

/// `templates list` and `templates eject NAME`.
struct TemplatesCommand {
  private let arguments: Arguments
  private let environment: ToolEnvironment

  init(_ arguments: Arguments, environment: ToolEnvironment) {
    self.arguments = arguments
    self.environment = environment
  }

  func run() throws(CommandFailure) -> ExitCode {
    switch arguments.operands.first {
    case "list": return list()
    case "eject": return try eject()
    case let word?: throw .usage(.unknownOperand(word, command: arguments.command))
    case nil: throw .usage(.missingCommandOperand("'list' or 'eject'", command: arguments.command))
    }
  }

  private func list() -> ExitCode {
    let names = builtinTemplates.map { FilePath.name($0.path) + "\n" }.stablySorted()
    return environment.finish(printing: Array(names.joined().utf8))
  }

  private func eject() throws(CommandFailure) -> ExitCode {
    guard arguments.operands.count > 1 else {
      throw .usage(.missingCommandOperand("the name of a template", command: arguments.command))
    }
    let name = arguments.operands[1]
    let template = builtinTemplates.first {
      FilePath.name($0.path) == name || FilePath.name($0.path) == name + ".stencil"
    }
    guard let template else {
      let names = builtinTemplates.map { String($0.path.dropLast(".stencil".count)) }
      throw .usage(
        .wrongValue(flag: "eject", value: name, allowed: names, command: arguments.command))
    }
    let folder = arguments.last("output") ?? "."
    let path = FilePath.join(folder, FilePath.name(template.path))
    do throws(FileError) {
      if environment.fileSystem.status(folder) == nil {
        try environment.fileSystem.createFolder(folder)
      }
      try environment.fileSystem.create(path, template.bytes, nil)
    } catch {
      throw .diagnostics([DriverDiagnostics.unwritable(error)], texts: [], .usage)
    }
    return environment.finish(printing: Array("wrote \(path)\n".utf8))
  }
}
