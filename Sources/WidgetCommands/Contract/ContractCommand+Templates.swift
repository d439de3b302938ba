import WidgetDriver
import WidgetSource
import WireContract

/// `contract --emit` of what templates print.
extension ContractCommand {
  /// - Parameters:
  ///   - name: the name of a built-in template, or the path of one of the user's.
  ///   - isBuiltin: whether it is the former; a folder of `--include-dir` may have one of that name.
  func emit(
    template name: String, isBuiltin: Bool, _ sources: ContractSources
  ) throws(CommandFailure) -> ExitCode {
    let folders = try includeFolders(isBuiltin ? [] : [FilePath.folder(name)])
    let rendering = ContractRendering { folders.load($0, $1) }
    let template: SourceFile
    if isBuiltin, let found = rendering.template(named: name) {
      template = found
    } else {
      do throws(FileError) {
        let path = environment.fileSystem.tidied(name)
        template = SourceFile(path: path, bytes: try environment.fileSystem.read(path).bytes)
      } catch {
        throw .unreadable(error)
      }
    }
    let result = rendering.render(
      template,
      ContractContext.values(
        sources.contract, arguments: sources.templateArguments, line: sources.line))
    if result.diagnostics.hasErrors {
      throw .diagnostics(result.diagnostics, texts: result.texts, .invalidInput)
    }
    return print(result.text)
  }

  /// The folders of `--include-dir`, which have to be there.
  func includeFolders(_ own: [String]) throws(CommandFailure) -> TemplateFolders {
    let given = arguments.all("include-dir")
    for folder in given {
      let status = environment.fileSystem.status(folder)
      if status?.kind == .folder { continue }
      let reason = status == nil ? "no such file or directory" : "it is not a folder"
      throw .unreadable(FileError(path: folder, reason: reason))
    }
    return TemplateFolders(own + given, environment.fileSystem)
  }
}
