import WidgetDriver
import WidgetSource
import WireCatalog
import WireContract

/// Payloads from backends, which show how many values a change affects.
struct SentPayloads {
  let files: [PayloadFile]

  /// - Parameter operands: files and folders.
  init(_ operands: [String], _ environment: ToolEnvironment) throws(CommandFailure) {
    var files: [PayloadFile] = []
    do throws(FileError) {
      for path in try PayloadFile.paths(operands, environment) {
        files.append(try PayloadFile(path, environment))
      }
    } catch {
      throw .unreadable(error)
    }
    self.files = files
  }

  /// Counts, for each file, the types, options, keys and raw values that an app with the validator's contract decodes
  /// from the payloads.
  func usages(_ validator: PayloadValidator) -> [PayloadUsage] {
    files.map { file in
      file.ranges.reduce(into: PayloadUsage()) { usage, range in
        usage.add(validator.usage(in: Array(file.text.bytes[range])), at: range.lowerBound)
      }
    }
  }

  /// Returns the payloads in the form that the catalog needs.
  func counted(_ validator: PayloadValidator) -> CatalogInput.Payloads {
    let counted = zip(files, usages(validator)).map { file, usage in
      let errors = file.ranges.map { range in
        validator.findings(in: Array(file.text.bytes[range])).count { $0.severity == .error }
      }
      return CatalogInput.Payloads.File(
        path: file.text.path, usage: usage, errors: errors.reduce(0, +))
    }
    return CatalogInput.Payloads(files: counted)
  }
}

/// How often payloads contain what a change affects, such as a type, an option or a key.
struct SentUse: Equatable, Sendable {
  var times: Int
  var files: Int
  /// The total number of payload files, including the files without an occurrence.
  var of: Int
  /// The file and position of the first occurrence, if any.
  var first: Place?
  /// For a change that only refuses some values: the number of values, all of which the new version reads as before.
  var readValues: String?

  struct Place: Equatable, Sendable {
    var file: String
    var range: SourceRange
  }

  /// For example: `12 times in 3 of 40 files`.
  var text: String {
    "\(times == 1 ? "once" : "\(times) times") in \(files) of \(RunSummary.count(of, "file"))"
  }

  init(_ part: PayloadUse.Part, _ files: [PayloadFile], _ usages: [PayloadUsage]) {
    (times, self.files, of) = (0, 0, files.count)
    for (file, usage) in zip(files, usages) {
      guard let count = usage.count(of: part) else { continue }
      times += count.times
      self.files += 1
      let start = UInt32(count.first)
      first = first ?? Place(file: file.text.path, range: SourceRange(start: start, end: start + 1))
    }
  }
}

/// The counts of the parts that each version of a comparison decodes from payloads.
struct ComparedPayloads {
  private let files: [PayloadFile]
  /// The counts of each file for the new version.
  private let new: [PayloadUsage]
  /// The counts of each file for each older version.
  private let old: [[PayloadUsage]]
  /// The counts for each older version, and for the new version compared with it, of the payloads that the new version
  /// reads differently.
  private let different: [(old: [PayloadUsage], new: [PayloadUsage])]

  init(_ payloads: SentPayloads, old: [PayloadValidator], new: PayloadValidator) {
    files = payloads.files
    self.new = payloads.usages(new)
    self.old = old.map(payloads.usages)
    different = old.map { payloads.differences(since: $0, new) }
  }

  /// Returns how often payloads contain what a change affects, or nil if this cannot be counted. If the change only
  /// refuses some values, only payloads that the new version reads differently are counted.
  ///
  /// - Parameter version: the index of the older version.
  func use(of change: Change, since version: Int) -> SentUse? {
    guard let use = change.use else { return nil }
    let all = SentUse(use.part, files, use.side == .new ? new : old[version])
    guard change.isNarrowing, all.times > 0 else { return all }
    let usages = use.side == .new ? different[version].new : different[version].old
    var refused = SentUse(use.part, files, usages)
    if refused.times == 0 { refused.readValues = "this version reads what is sent: \(all.text)" }
    return refused
  }
}

extension SentPayloads {
  /// Counts, for each file, what two versions decode from the payloads that the new version reads differently: it has
  /// other findings, or chooses other options.
  fileprivate func differences(
    since old: PayloadValidator, _ new: PayloadValidator
  ) -> (old: [PayloadUsage], new: [PayloadUsage]) {
    var (before, after): ([PayloadUsage], [PayloadUsage]) = ([], [])
    for file in files {
      var (oldSum, newSum) = (PayloadUsage(), PayloadUsage())
      for range in file.ranges {
        let payload = Array(file.text.bytes[range])
        let (oldUsage, newUsage) = (old.usage(in: payload), new.usage(in: payload))
        if new.readsLike(old, payload), oldUsage.hasOptions(of: newUsage) { continue }
        oldSum.add(oldUsage, at: range.lowerBound)
        newSum.add(newUsage, at: range.lowerBound)
      }
      before.append(oldSum)
      after.append(newSum)
    }
    return (before, after)
  }
}
