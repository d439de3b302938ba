import WidgetGenerator
import WidgetPlan
import WidgetSource

/// The files of a project after applying the fixes of its diagnostics, in memory.
///
/// A fix can reveal another problem. For example, the value of a key is checked only if the key is valid. The project
/// is therefore diagnosed and fixed again until nothing changes. With `--prefer`, the annotations are then converted.
struct FixedFiles {
  /// The files that differ from the disk, sorted by path.
  private(set) var changes: [OutputPlan.Change] = []
  /// The number of fixed diagnostics.
  private(set) var fixCount = 0
  /// The number of annotations that `--prefer` converts.
  private(set) var convertedCount = 0
  /// A line for each annotation that `--prefer` does not convert.
  private(set) var kept: [String] = []
  /// The diagnostics of the files on the disk, except for fixed diagnostics. If only the fixed files have errors, such
  /// as the wrong value of a corrected key, these are the diagnostics of the fixed files.
  private(set) var remaining: [Diagnostic] = []
  /// Whether the fixed files have errors.
  private(set) var leavesErrors = false
  /// The files that `remaining` points to.
  private(set) var texts: [SourceFile] = []
  /// Whether the plugin generates the code of all targets. Only fixes are then applied.
  private(set) var areLeftToPlugin = true

  /// The limit on repetitions, for fixes that undo each other.
  private static let maximalPasses = 10

  init(_ arguments: Arguments, environment: ToolEnvironment) throws(CommandFailure) {
    var environment = environment
    let disk = environment.fileSystem
    var fixed: [String: [UInt8]] = [:]
    for pass in 0..<Self.maximalPasses {
      environment.fileSystem = disk.replacing(fixed)
      let project = try DiagnosedProject(arguments, environment: environment)
      var fixes = FixSet()
      let left = project.diagnostics.filter { !(project.canFix($0) && fixes.add($0.fix)) }
      fixCount += project.diagnostics.count - left.count
      leavesErrors = left.hasErrors
      if pass == 0 || leavesErrors && !remaining.hasErrors {
        (remaining, texts) = (left, project.texts)
      }
      areLeftToPlugin = project.isLeftToPlugin
      if fixes.isEmpty {
        let spelling = arguments.last("prefer").flatMap(AnnotationConversion.Spelling.init)
        if let spelling {
          let converted = ConvertedFiles(project.ownSources, to: spelling)
          (convertedCount, kept) = (converted.count, converted.kept)
          fixed.merge(converted.texts) { $1 }
        }
        break
      }
      for path in fixes.paths {
        guard let text = project.texts.first(where: { $0.path == path }) else { continue }
        fixed[path] = fixes.apply(to: text)
      }
    }
    for (path, text) in fixed.sorted(by: { $0.key < $1.key }) {
      changes.append(try Self.change(of: path, to: text, on: disk))
    }
  }

  private static func change(
    of path: String, to text: [UInt8], on disk: FileSystem
  ) throws(CommandFailure) -> OutputPlan.Change {
    do throws(FileError) {
      let content = try disk.read(path)
      return OutputPlan.Change(
        WritePlace(path), .source, old: content.bytes, new: text, status: content.status)
    } catch {
      throw .unreadable(error)
    }
  }
}

/// The diagnostics of all targets, and the files that may be edited.
private struct DiagnosedProject {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var texts: [SourceFile] = []
  /// The sources of all targets by path, without the sources of dependencies.
  private var sources: [String: (file: ScannedFile, targetCount: Int)] = [:]
  /// The number of targets that report each diagnostic.
  private var reportCounts: [Diagnostic: Int] = [:]
  /// The other files that may be edited: templates and the configuration.
  private var otherPaths: Set<String> = []
  /// Whether no target has an output or fills inline blocks.
  private(set) var isLeftToPlugin = false

  init(_ arguments: Arguments, environment: ToolEnvironment) throws(CommandFailure) {
    let targets: [RunSettings]
    do throws(CommandFailure) {
      targets = try RunSettings.all(arguments, environment: environment)
    } catch {
      // There are no targets if the configuration contains errors.
      guard case .diagnostics(let found, let configurations, _) = error else { throw error }
      diagnostics = found
      texts = configurations
      otherPaths = Set(configurations.map(\.path))
      return
    }
    isLeftToPlugin = targets.allSatisfy {
      $0.output == nil && !$0.configuration.fillsInlineBlocks
    }
    for settings in targets {
      var phases = PhaseTimes()
      // Sources can be fixed without an output folder.
      add(try GeneratedTarget(settings, environment, &phases, isLeftToPlugin: true))
    }
    diagnostics = diagnostics.stablySorted(by: Diagnostic.isOrderedBefore).uniqued()
  }

  private mutating func add(_ target: GeneratedTarget) {
    diagnostics += target.diagnostics
    texts += target.texts
    for file in target.ownSources {
      sources[file.source.path, default: (file, 0)].targetCount += 1
    }
    for diagnostic in target.diagnostics.uniqued() { reportCounts[diagnostic, default: 0] += 1 }
    otherPaths.formUnion(target.otherEditablePaths)
  }

  /// The sources of all targets, sorted by path.
  var ownSources: [ScannedFile] {
    sources.sorted { $0.key < $1.key }.map(\.value.file)
  }

  /// Whether the fix of a diagnostic may be applied. The fix must edit only files of the project, and every target that
  /// contains the source must report the diagnostic.
  func canFix(_ diagnostic: Diagnostic) -> Bool {
    !diagnostic.fix.isEmpty
      && diagnostic.fix.allSatisfy { edit in
        guard let source = sources[edit.file] else { return otherPaths.contains(edit.file) }
        return source.file.accepts(edit) && source.targetCount == reportCounts[diagnostic]
      }
  }
}

extension FileSystem {
  /// Returns a file system in which some files have different contents.
  fileprivate func replacing(_ texts: [String: [UInt8]]) -> FileSystem {
    var fileSystem = self
    fileSystem.read = { [read] path throws(FileError) in
      let content = try read(path)
      return FileContent(bytes: texts[path] ?? content.bytes, status: content.status)
    }
    return fileSystem
  }
}
