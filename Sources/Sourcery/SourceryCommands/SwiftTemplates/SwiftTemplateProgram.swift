import WidgetDriver
import WidgetGenerator
import WidgetSource

/// Compiles and runs templates in Swift with the user's toolchain.
///
/// Each program is compiled once. The cache has one folder for the runtime module, and one for each template and its
/// included files. The name of a folder is a hash of the compiled text. The folder also contains the text itself, so
/// that two texts with the same hash are distinguished.
struct SwiftTemplateProgram {
  private let environment: ToolEnvironment
  private let cache: String
  private let compiler: [String]
  /// The version of the compiler, which is part of every hashed text.
  private let version: String

  private static let contentName = "content"

  /// Returns nil if there is no Swift compiler.
  ///
  /// - Parameter cache: the folder of the cache, or nil for the user's cache folder.
  init?(_ environment: ToolEnvironment, cache: String?) {
    self.environment = environment
    self.cache = cache ?? Self.defaultCache(environment.variable)
    #if os(macOS)
      compiler = ["xcrun", "--sdk", "macosx", "swiftc"]
    #else
      compiler = ["swiftc"]
    #endif
    guard let version = environment.runCommand(compiler + ["--version"]) else { return nil }
    self.version = version
  }

  private static func defaultCache(_ variable: (String) -> String?) -> String {
    #if os(macOS)
      let user = variable("HOME").map { FilePath.join($0, "Library/Caches") }
    #else
      let user = variable("XDG_CACHE_HOME") ?? variable("HOME").map { FilePath.join($0, ".cache") }
    #endif
    return FilePath.join(user ?? "/tmp", "widgetgen/templates")
  }

  /// Returns the text that a template prints for a context.
  func output(
    of template: SwiftTemplate, context: String
  ) throws(SwiftTemplate.Problem) -> [UInt8] {
    do throws(Failure) {
      let program = FilePath.join(try compiled(template), "template")
      let folder = try makeFolder()
      defer { _ = environment.runCommand(["rm", "-rf", "--", folder]) }
      let (input, output) = (FilePath.join(folder, "context.json"), FilePath.join(folder, "text"))
      try create(input, context)
      // With this variable, dictionaries have the same order in all runs.
      let script = "SWIFT_DETERMINISTIC_HASHING=1 exec \"$1\" \"$2\" > \"$3\""
      try run(["sh", "-c", script, "sh", program, input, output])
      return try read(output)
    } catch {
      throw problem(error.message, in: template)
    }
  }

  private struct Failure: Error {
    let message: String
  }

  // MARK: - Compiling

  private func compiled(_ template: SwiftTemplate) throws(Failure) -> String {
    let runtime = try compiledRuntime()
    let included = template.includedFiles.map { "\n// \($0.path)\n\($0.text)" }.joined()
    return try cached(version + runtime + template.program + included) { folder throws(Failure) in
      let main = FilePath.join(folder, "main.swift")
      try create(main, template.program)
      try run(
        compiler + [
          "-Onone", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm",
          "-module-name", "SwiftTemplate", "-I", runtime, "-L", runtime, "-lSourceryRuntime", main,
        ] + template.includedFiles.map(\.path) + ["-o", FilePath.join(folder, "template")])
    }
  }

  private func compiledRuntime() throws(Failure) -> String {
    let sources = templateRuntimeSources
    return try cached(version + sources.map(\.text).joined()) { folder throws(Failure) in
      let paths = sources.map { FilePath.join(folder, $0.path) }
      for (path, source) in zip(paths, sources) { try create(path, source.text) }
      try run(
        compiler + [
          "-Onone", "-swift-version", "5", "-suppress-warnings", "-parse-as-library",
          "-module-name", "SourceryRuntime", "-emit-library", "-static", "-emit-module",
          "-emit-module-path", FilePath.join(folder, "SourceryRuntime.swiftmodule"),
          "-o", FilePath.join(folder, "libSourceryRuntime.a"),
        ] + paths)
    }
  }

  /// Returns the cached folder of a text. The folder is built if the cache does not contain it.
  private func cached(
    _ content: String, build: (_ folder: String) throws(Failure) -> Void
  ) throws(Failure) -> String {
    let folder = FilePath.join(cache, content.fingerprint)
    let known = try? environment.fileSystem.read(FilePath.join(folder, Self.contentName))
    if known?.bytes.elementsEqual(content.utf8) == true { return folder }
    if known != nil { _ = environment.runCommand(["rm", "-rf", "--", folder]) }
    // Other runs see a folder only when it is complete. A folder that another run has completed in the meantime stays,
    // because programs may be compiled with it.
    let unfinished = try makeFolder()
    let script = """
      if [ -e "$2/\(Self.contentName)" ]; then rm -rf -- "$1"; else rm -rf -- "$2" && mv -- "$1" "$2"; fi
      """
    do throws(Failure) {
      try build(unfinished)
      try create(FilePath.join(unfinished, Self.contentName), content)
      try run(["sh", "-c", script, "sh", unfinished, folder])
    } catch {
      _ = environment.runCommand(["rm", "-rf", "--", unfinished])
      throw error
    }
    return folder
  }

  // MARK: - Commands and files

  /// Runs a command. If the command fails, its output is the message of the failure.
  private func run(_ command: [String]) throws(Failure) {
    let script = "\"$@\" 2>&1 || echo \"exit $?\""
    guard let output = environment.runCommand(["sh", "-c", script, "sh"] + command) else {
      throw Failure(message: "'\(command[0])' cannot be run")
    }
    let lines = output.split(whereSeparator: \.isNewline)
    if let last = lines.last, last.hasPrefix("exit ") {
      throw Failure(message: lines.dropLast().joined(separator: "\n"))
    }
  }

  private func makeFolder() throws(Failure) -> String {
    let script = "mkdir -p -- \"$1\" && mktemp -d \"$1/unfinished.XXXXXX\""
    let output = environment.runCommand(["sh", "-c", script, "sh", cache])
    guard let folder = output?.split(whereSeparator: \.isNewline).first else {
      throw Failure(message: "the folder '\(cache)' cannot be created")
    }
    return String(folder)
  }

  private func create(_ path: String, _ text: String) throws(Failure) {
    do throws(FileError) {
      try environment.fileSystem.create(path, Array(text.utf8), nil)
    } catch {
      throw Failure(message: "'\(error.path)': \(error.reason)")
    }
  }

  private func read(_ path: String) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try environment.fileSystem.read(path).bytes
    } catch {
      throw Failure(message: "'\(error.path)': \(error.reason)")
    }
  }

  // MARK: - Messages

  /// Returns the first error of the compiler or the program, at its line in the template or in an included file.
  private func problem(_ output: String, in template: SwiftTemplate) -> SwiftTemplate.Problem {
    let lines = output.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.holds("error: ") } ?? lines.first ?? "the program fails"
    let message = line.firstPlace(of: "error: ").map { line[$0.upperBound...] } ?? line
    var origin: SwiftTemplate.Origin?
    if let name = line.firstPlace(of: "main.swift:") {
      let number = Int(line[name.upperBound...].prefix { $0.isNumber }) ?? 0
      if template.origins.indices.contains(number - 1) { origin = template.origins[number - 1] }
    }
    for file in template.includedFiles {
      guard let name = line.firstPlace(of: FilePath.name(file.path) + ":") else { continue }
      let number = Int(line[name.upperBound...].prefix { $0.isNumber }) ?? 1
      origin = .init(file: file.path, line: number)
    }
    return .init(message: String(message), origin: origin ?? .init(file: template.path, line: 1))
  }
}
