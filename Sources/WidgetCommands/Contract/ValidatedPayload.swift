import WidgetDriver
import WidgetSource
import WireContract

/// One payload, held against one or more versions of the app.
struct ValidatedPayload: Sendable {
  /// A version of the app.
  struct Version: Sendable {
    /// How it is called; empty where there is only one.
    let label: String
    let validator: PayloadValidator
  }

  let path: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The payload, if a diagnostic points into it; others are not kept.
  private(set) var text: SourceFile?
  /// Why it cannot be read; nil if it can.
  private(set) var unreadable: FileError?
  /// How many payloads are in it.
  private(set) var count = 0
  /// Whether there are more findings than are reported.
  private(set) var isCut = false
  /// Which versions read it, in one line.
  private(set) var readableFrom = ""

  /// Larger ones would fill the memory, and no app reads them.
  private static let largestSize = 1 << 28

  init(
    _ path: String, _ versions: [Version], isStrict: Bool, _ environment: ToolEnvironment
  ) {
    self.path = path
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Self.bytes(path, environment)
    } catch {
      unreadable = error
      return
    }
    let file = SourceFile(path: path, bytes: bytes)
    let payloads = Self.payloads(in: bytes, path)
    count = payloads.count
    let found = versions.map { version in
      payloads.flatMap { range in
        version.validator.findings(in: Array(bytes[range])).map { $0.moved(by: range.lowerBound) }
      }
    }
    isCut = found.contains { $0.count >= PayloadValidator.findingLimit }
    diagnostics = Self.diagnostics(found, versions, path, isStrict: isStrict)
    if !diagnostics.isEmpty { text = file }
    if versions.count > 1 { readableFrom = Self.readability(found, versions, file) }
  }

  private static func bytes(
    _ path: String, _ environment: ToolEnvironment
  ) throws(FileError) -> [UInt8] {
    let tooLarge = FileError(path: path, reason: "it is larger than 256 MB, and no app reads that")
    // A file is not read to find that out.
    if path != "-", environment.fileSystem.status(path)?.size ?? 0 > largestSize { throw tooLarge }
    let bytes = try path == "-" ? environment.readInput() : environment.fileSystem.read(path).bytes
    if bytes.count > largestSize { throw tooLarge }
    if bytes.starts(with: [0x1F, 0x8B]) {
      throw FileError(
        path: path,
        reason: "it is compressed; run 'gunzip -c \(path) | widgetgen validate -' in its place")
    }
    // A byte order mark is no part of the JSON, nor of a column.
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The payloads of a file: one, or each line of JSON Lines.
  private static func payloads(in bytes: [UInt8], _ path: String) -> [Range<Int>] {
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(separator: newline).map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    let isLines =
      lineEndings.contains(where: path.hasSuffix)
      // Nothing else says what standard input is.
      || path == "-" && lines.count > 1
        && lines.allSatisfy { $0.first == UInt8(ascii: "{") && $0.last == UInt8(ascii: "}") }
    return isLines ? lines.map { $0.startIndex..<$0.endIndex } : [0..<bytes.count]
  }

  /// How the names of files end that have a payload on each line.
  static let lineEndings = [".jsonl", ".ndjson"]

  /// What is the same in all versions is said once; else it names them.
  private static func diagnostics(
    _ found: [[PayloadFinding]], _ versions: [Version], _ path: String, isStrict: Bool
  ) -> [Diagnostic] {
    var order: [Diagnostic] = []
    var labels: [Diagnostic: [String]] = [:]
    for (findings, version) in zip(found, versions) {
      for finding in findings {
        let diagnostic = Diagnostic(
          id: finding.rule.rawValue,
          severity: isStrict && finding.severity == .warning ? .error : finding.severity,
          message: finding.message, file: path, range: finding.range)
        if labels[diagnostic] == nil { order.append(diagnostic) }
        labels[diagnostic, default: []].append(version.label)
      }
    }
    return order.map { diagnostic in
      let names = labels[diagnostic] ?? []
      if names.count >= versions.count { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.message += " (in \(names.joined(separator: ", ")))"
      return diagnostic
    }
  }

  /// For example: `home.json: readable from v5.2.0; v5.0.0 loses the screen at 14:7`.
  private static func readability(
    _ found: [[PayloadFinding]], _ versions: [Version], _ file: SourceFile
  ) -> String {
    let table = LineTable(file)
    var oldest: String?
    var losses: [String] = []
    for (findings, version) in zip(found, versions) {
      if let error = findings.first(where: { $0.severity == .error }) {
        let place = table.position(at: error.range.start)
        losses.append("\(version.label) loses the screen at \(place.line):\(place.column)")
      } else if oldest == nil {
        oldest = version.label
      }
    }
    let start = oldest.map { "readable from \($0)" } ?? "readable by none"
    return "\(file.path): " + ([start] + losses).joined(separator: "; ")
  }
}

extension PayloadFinding {
  /// The finding in a text that others come before.
  fileprivate func moved(by offset: Int) -> PayloadFinding {
    var finding = self
    finding.range = SourceRange(
      start: range.start + UInt32(offset), end: range.end + UInt32(offset))
    return finding
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingSpaces: ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let start = drop(while: isSpace)
    return start.prefix(
      (start.lastIndex { !isSpace($0) } ?? start.startIndex - 1) - start.startIndex + 1)
  }
}
