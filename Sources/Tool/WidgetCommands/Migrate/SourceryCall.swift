import WidgetDriver
import WidgetSource

/// A file that runs or installs Sourcery.
struct SourceryCall {
  let path: String
  let text: [UInt8]
  private let invocations: [Found]
  /// An invocation in the file.
  private struct Found {
    let invocation: SourceryInvocation
    let place: Range<Int>
    /// Whether the script around the call contains an unclear command. The whole script then stays.
    var isInUnclearScript = false
  }

  /// The lines of a manifest that install Sourcery.
  private let installs: [Range<Int>]
  /// The lines that run or install Sourcery, with their numbers.
  let lines: [(number: Int, text: String)]
  /// The content of the file after the migration, or nil if it does not change.
  private(set) var patched: [UInt8]?
  /// Whether a call specifies sources, templates or an output with flags.
  var usesFlags: Bool {
    invocations.contains {
      if case .call(let call) = $0.invocation { call.hasSettings } else { false }
    }
  }

  /// Whether the file runs Sourcery, instead of only installing it.
  var runsSourcery: Bool { !invocations.isEmpty }

  /// The calls and lines that stay.
  private(set) var remaining: [Remaining] = []

  /// A call or a line of a manifest that stays, with the reason.
  struct Remaining {
    let line: Int
    let reason: String
    /// Whether the call may use any of the configurations, for example because a command of its script is not
    /// understood.
    let isUnclear: Bool
  }

  /// The names of files that list one tool or dependency per line.
  private static let manifests: Set = [
    "Podfile", "Mintfile", "Brewfile", "mise.toml", ".mise.toml", ".tool-versions", "Package.swift",
  ]

  /// Returns nil if the file neither runs nor installs Sourcery.
  init?(path: String, text: [UInt8]) {
    let name = FilePath.name(path)
    self.path = path
    self.text = text
    let lineRanges = ScriptFormat.lines(text)
    let isManifest = Self.manifests.contains(name) || path.hasSuffix("mise/config.toml")
    let format = ScriptFormat(path, text)
    installs =
      isManifest
      ? (format == .toml ? Self.tools(text, lineRanges) : lineRanges)
        .filter { Self.installs(text[$0], in: name) } : []
    invocations =
      isManifest && (format == .other || format == .swift) ? [] : Self.invocations(format, text)
    if installs.isEmpty && invocations.isEmpty { return nil }
    let starts = invocations.map(\.place.lowerBound) + installs.map(\.lowerBound)
    let numbers = starts.map { start in lineRanges.firstIndex { start <= $0.upperBound } ?? 0 }
    lines = Array(Set(numbers)).sorted().map { number in
      (number + 1, String(decoding: text[lineRanges[number]], as: UTF8.self)[...].trimmed)
    }
  }

  /// Returns the lines of the table `tools` in a mise file.
  private static func tools(_ text: [UInt8], _ lines: [Range<Int>]) -> [Range<Int>] {
    var isInTools = false
    return lines.filter { line in
      let trimmed = text[line].drop { $0 <= 0x20 }
      guard trimmed.first == UInt8(ascii: "[") else { return isInTools }
      isInTools = trimmed.starts(with: "[tools]".utf8)
      return false
    }
  }

  private static func installs(_ line: ArraySlice<UInt8>, in name: String) -> Bool {
    let text = String(decoding: line, as: UTF8.self)[...].trimmed
    let lower = text.lowercased()
    if text.hasPrefix("#") || text.hasPrefix("//") { return false }
    switch name {
    case "Podfile":
      return ["'sourcery'", "\"sourcery\"", "'sourcery/", "\"sourcery/"].contains {
        lower.holds("pod \($0)")
      }
    case "Mintfile": return lower.split(separator: "@").first?.hasSuffix("/sourcery") ?? false
    case "Package.swift":
      return lower.holds("/sourcery\"") || lower.holds("/sourcery.git\"")
        || lower.holds("package: \"sourcery\"")
    case "Brewfile": return lower.holds("\"sourcery\"") || lower.holds("'sourcery'")
    default:
      let key = lower.prefix { $0 != " " && $0 != "=" }.filter { $0 != "\"" }
      return key == "sourcery" || key.hasSuffix("/sourcery") || key.hasSuffix(":sourcery")
    }
  }

  private static func invocations(_ format: ScriptFormat, _ text: [UInt8]) -> [Found] {
    var found: [Found] = []
    for segment in format.segments(of: text) where segment.mayConcernSourcery {
      let invocations = SourceryInvocation.all(in: segment.script).map { invocation in
        segment.isVariable || segment.definesFunction(at: invocation.range)
          ? SourceryInvocation.other(invocation.range) : invocation
      }
      let isUnclear = invocations.contains { if case .other = $0 { true } else { false } }
      found += invocations.map { invocation in
        Found(
          invocation: invocation.moved(by: segment.range), place: segment.range(invocation.range),
          isInUnclearScript: isUnclear)
      }
    }
    found += named(text, asWord: format == .other)
      .filter { place in !found.contains { $0.place.overlaps(place) } }
      .map { Found(invocation: .other($0), place: $0) }
    return found.sorted { $0.place.lowerBound < $1.place.lowerBound }
  }

  /// Returns the ranges of text that look like a call: the tool's name before one of its flags or a
  /// parenthesis.
  ///
  /// - Parameter asWord: true to accept the name as a word, as in `subprocess.run(["sourcery"])`.
  private static func named(_ text: [UInt8], asWord: Bool) -> [Range<Int>] {
    let starts = ["--config", "--sources", "--templates", "--output"].map { Array($0.utf8) }
    return ScriptFormat.lines(text).compactMap { line -> Range<Int>? in
      guard let name = text.place(of: "sourcery", in: line), !ScriptFormat.isComment(text[line])
      else { return nil }
      let after = text[name.upperBound..<line.upperBound]
      let rest = after.drop { "\"'`) ,\\".utf8.contains($0) }
      if after.first == UInt8(ascii: "(") || starts.contains(where: { rest.starts(with: $0) }) {
        return name
      }
      let before = text[line.lowerBound..<name.lowerBound].last
      let isWord =
        !(before.map(ScriptFormat.continuesName) ?? false)
        && !(after.first.map { ScriptFormat.continuesName($0) || "/:=".utf8.contains($0) } ?? false)
      return asWord && isWord ? name : nil
    }
  }

  // MARK: - Patches

  /// Replaces the calls for which `scope` returns a command. Lookups of the tool are replaced only if no call remains.
  mutating func patchCalls(_ scope: MigrationScope) {
    var edits: [(Range<Int>, String)] = []
    var lookups: [Range<Int>] = []
    let changesFolder = ["cd ", "pushd ", "working-directory"].contains {
      text.place(of: $0, in: 0..<text.count) != nil
    }
    for found in invocations {
      let place = found.place
      switch found.invocation {
      case .call where found.isInUnclearScript, .lookup where found.isInUnclearScript:
        leave(place, "stays with the rest of its script", isUnclear: true)
      case .lookup(let range): lookups.append(range)
      case .other:
        leave(place, "stays: the command is not understood; change it by hand", isUnclear: true)
      case .call(let call):
        switch scope.outcome(of: call, in: path, changesFolder: changesFolder) {
        case .replaced(let range, let tool): edits.append((range, tool))
        case .remains(let reason, let mayNeedAny): leave(place, reason, isUnclear: mayNeedAny)
        }
      }
    }
    if remaining.isEmpty { edits += lookups.map { ($0, "widgetgen") } }
    self.edits = edits
    applyEdits()
  }

  /// Removes the lines that install Sourcery. If a line is in `Package.swift` or ends with a comma, the user must
  /// remove it, and no line of the file is removed.
  mutating func removeInstalls() {
    for range in installs {
      let isContinued = text[range].last == UInt8(ascii: ",")
      if FilePath.name(path) == "Package.swift" || isContinued {
        leave(range, "installs Sourcery; remove it by hand", isUnclear: false)
      }
    }
    guard remaining.isEmpty else { return }
    edits += installs.map { ($0.lowerBound..<min($0.upperBound + 1, text.count), "") }
    applyEdits()
  }

  /// Keeps the lines that install Sourcery.
  mutating func keepInstalls(_ reason: String) {
    for range in installs { leave(range, reason, isUnclear: false) }
  }

  /// Keeps the whole file unchanged.
  mutating func keepAll(_ reason: String) {
    patched = nil
    remaining = []
    for found in invocations { leave(found.place, reason, isUnclear: true) }
    for place in installs { leave(place, reason, isUnclear: false) }
  }

  private mutating func leave(_ place: Range<Int>, _ reason: String, isUnclear: Bool) {
    let line = text[..<place.lowerBound].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    remaining.append(Remaining(line: line, reason: reason, isUnclear: isUnclear))
  }

  /// The edits of the file's text that `patched` contains.
  private var edits: [(Range<Int>, String)] = []

  private mutating func applyEdits() {
    if edits.isEmpty { return }
    var result = text
    for (range, replacement) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      result.replaceSubrange(range, with: Array(replacement.utf8))
    }
    patched = result
  }
}

extension SourceryInvocation {
  /// Returns the invocation with ranges in the file instead of the script.
  fileprivate func moved(by map: (Range<Int>) -> Range<Int>) -> SourceryInvocation {
    switch self {
    case .lookup(let range): return .lookup(map(range))
    case .other(let range): return .other(map(range))
    case .call(var call):
      let whole = map(call.tool.lowerBound..<call.end)
      call.tool = map(call.tool)
      call.end = whole.upperBound
      return .call(call)
    }
  }
}
