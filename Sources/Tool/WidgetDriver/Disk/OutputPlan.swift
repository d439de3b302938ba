package import WidgetGenerator
package import WidgetSource

/// The difference between the generated files and the files on disk.
///
/// Creating a plan writes nothing. `check` prints it, and `OutputWriter` executes it.
package struct OutputPlan {
  /// A file that has to be written.
  package struct Change: Sendable {
    /// The kind of a file, which determines the checks before it is replaced.
    package enum Kind: Sendable { case output, source, other }

    let place: WritePlace
    let kind: Kind
    /// The content on the disk, or nil for a new file.
    package let old: [UInt8]?
    /// The new content.
    package let new: [UInt8]
    /// The status of the old file, whose permissions the new file gets.
    let status: FileStatus?

    /// The path as the user specified it.
    package var path: String { place.path }
    /// Whether the file is a source, which the user may be editing.
    package var isSource: Bool { kind == .source }

    package init(
      _ place: WritePlace, _ kind: Kind, old: [UInt8]?, new: [UInt8], status: FileStatus?
    ) {
      self.place = place
      self.kind = kind
      self.old = old
      self.new = new
      self.status = status
    }
  }

  /// The output of one target.
  package struct Part {
    /// The generated files.
    package let files: [GeneratedFile]
    /// The names of output files that are emptied if nothing was generated for them.
    let owned: Set<String>
    /// The output folder, or nil if the target has none.
    package let folder: String?
    /// Whether such files are removed instead of emptied.
    var removesEmpty = false
    /// The number of sources whose inline blocks do not change.
    var unchangedCount = 0
    /// Whether `files` contains all generated files of the folder. Otherwise, orphans are not
    /// reported.
    let isComplete: Bool

    init(
      files: [GeneratedFile], owned: Set<String>, folder: String?, unchangedCount: Int = 0,
      isComplete: Bool
    ) {
      self.files = files
      self.owned = owned
      self.folder = folder
      self.unchangedCount = unchangedCount
      self.isComplete = isComplete
    }

    /// Creates an output of single files, in addition to the other files of the folder.
    package init(files: [GeneratedFile], folder: String?) {
      self.init(files: files, owned: [], folder: folder, isComplete: false)
    }
  }

  /// The files to write.
  package private(set) var changes: [Change] = []
  /// The number of files that are up to date.
  private(set) var unchangedCount = 0
  /// Files in the output folders that an earlier run generated and that this run does not generate.
  private(set) var orphanPlaces: [WritePlace] = []
  /// The reasons why the plan cannot be executed.
  package private(set) var errors: [Diagnostic] = []

  private let fileSystem: FileSystem
  /// The files that the run read before it compared its output.
  private let inputs: Set<FileStatus.Identity>
  /// The paths and real paths of the compared files.
  private var compared: Set<String> = []

  /// Compares the generated files with the files on disk.
  package init(_ parts: [Part], _ environment: ToolEnvironment) {
    fileSystem = environment.fileSystem
    inputs = environment.inputs.update(\.self)
    for part in parts { add(part) }
    unchangedCount += parts.map(\.unchangedCount).reduce(0, +)
    for part in parts {
      for name in part.owned.stablySorted() { empty(output: name, of: part) }
    }
    for part in parts where part.isComplete { findOrphans(of: part) }
  }

  /// The paths of `orphanPlaces`.
  package var orphans: [String] { orphanPlaces.map(\.path) }

  private mutating func add(_ part: Part) {
    for file in part.files {
      switch file.place {
      case .output(let name):
        guard let folder = part.folder else { continue }
        add(output: WritePlace(name, in: folder), file.bytes)
      case .source(let path, let scanned): add(source: path, file.bytes, scanned: scanned)
      }
    }
  }

  /// Whether no other target writes the file. Otherwise, an error is added.
  private mutating func isFirst(_ place: WritePlace, at target: String) -> Bool {
    let target = fileSystem.tidiedOutput(target)
    if compared.insert(target).inserted {
      compared.insert(place.path)
      return true
    }
    errors.append(
      Diagnostic(
        rule: .writtenByTwoTargets,
        message:
          "two targets of the configuration write this file; give each its own 'output', and "
          + "list a source with inline blocks in one of them",
        file: place.path))
    return false
  }

  /// Empties a file of an earlier run, except for its header. By default, the file is not removed, because a project
  /// may list it.
  private mutating func empty(output name: String, of part: Part) {
    let header = Array(GeneratedHeader.text.utf8)
    guard let folder = part.folder, case let place = WritePlace(name, in: folder),
      !compared.contains(place.path),
      let content = try? fileSystem.read(place.path), content.bytes.starts(with: header)
    else { return }
    do throws(Diagnostic) {
      guard isFirst(place, at: try fileSystem.target(of: place)) else { return }
      if part.removesEmpty {
        orphanPlaces.append(place)
      } else {
        add(place, .output, old: content, header)
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func findOrphans(of part: Part) {
    let walk = FileWalk(fileSystem: fileSystem, endings: [".swift"])
    guard let folder = part.folder, let found = try? walk.files(in: [folder]) else { return }
    let header = Array(GeneratedHeader.text.utf8)
    for path in found.paths where !compared.contains(path) {
      guard let bytes = try? fileSystem.read(path).bytes, bytes.starts(with: header),
        // An output may be a link to this file.
        let target = fileSystem.realPath(path), compared.insert(target).inserted
      else { continue }
      compared.insert(path)
      let name = folder == "." ? path : String(path.dropFirst(folder.count).drop { $0 == "/" })
      orphanPlaces.append(WritePlace(name, in: folder))
    }
  }

  private mutating func add(output place: WritePlace, _ bytes: [UInt8]) {
    do throws(Diagnostic) {
      guard isFirst(place, at: try fileSystem.target(of: place)) else { return }
      let old = try existingOutput(place.path)
      // Files of other generators are scanned.
      if old?.isInput(among: inputs) == true {
        throw DriverDiagnostics.unwritable(
          FileError(path: place.path, reason: DriverDiagnostics.isInput))
      }
      add(place, .output, old: old, bytes)
    } catch {
      errors.append(error)
    }
  }

  /// Returns the content of an output file, or nil if it does not exist yet. Throws if the file was not generated or
  /// cannot be read.
  private func existingOutput(_ path: String) throws(Diagnostic) -> FileContent? {
    let content: FileContent
    do throws(FileError) {
      content = try fileSystem.read(path)
    } catch {
      if error.isMissing { return nil }
      throw DriverDiagnostics.unwritable(error)
    }
    guard GeneratedMark.isAtStart(of: content.bytes) else {
      throw Diagnostic(
        rule: .notGenerated,
        message: "this file does not start with '// Generated using' and is not overwritten; move "
          + "it away or choose another output folder",
        file: path)
    }
    return content
  }

  private mutating func add(source path: String, _ bytes: [UInt8], scanned: [UInt8]) {
    let place = WritePlace(path)
    let content: FileContent
    do throws(FileError) {
      content = try fileSystem.read(path)
    } catch {
      return errors.append(DriverDiagnostics.unreadable(error))
    }
    do throws(Diagnostic) {
      guard content.bytes == scanned else { throw DriverDiagnostics.changedSinceScan(path: path) }
      guard isFirst(place, at: try fileSystem.target(of: place)) else { return }
      add(place, .source, old: content, bytes)
    } catch {
      errors.append(error)
    }
  }

  private mutating func add(
    _ place: WritePlace, _ kind: Change.Kind, old: FileContent?, _ bytes: [UInt8]
  ) {
    if old?.bytes == bytes {
      unchangedCount += 1
      return
    }
    changes.append(
      Change(place, kind, old: old?.bytes, new: bytes, status: old?.status))
  }
}

extension Rule {
  package static let notGenerated = Rule("not-generated", .error)
  static let writtenByTwoTargets = Rule("written-by-two-targets", .error)
}
