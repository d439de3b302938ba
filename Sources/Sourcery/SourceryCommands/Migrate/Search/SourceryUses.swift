import WidgetDriver
import WidgetSource

/// The lines of a project that may run or install Sourcery, found by the name of Sourcery and of its configurations.
///
/// Every line with such a name is listed, unless it has one of the few forms that cannot run anything.
struct SourceryUses {
  private(set) var lines: [SourceryLine] = []
  /// Files that need a change that has no effect on the build, such as lock files, with the reason.
  private(set) var leftToDo: [(path: String, reason: String)] = []
  /// The numbers of lines that are not listed.
  private(set) var harmless: [HarmlessForm: Int] = [:]
  /// Tracked files whose content could not be read.
  private(set) var unsearched: [String] = []

  private let configurations: MigratedConfigurations
  /// The numbers of the first lines that run Sourcery with replaced configurations, by the path of the file.
  private var firstCalls: [String: Int] = [:]

  /// - Parameters:
  ///   - ignored: the configurations of Sourcery and `widgetgen.json`, which are not searched.
  init(
    _ paths: [String], except ignored: Set<String>, _ configurations: MigratedConfigurations,
    _ history: GitHistory, _ fileSystem: FileSystem
  ) {
    self.configurations = configurations
    let names = configurations.all.map { FilePath.name($0).lowercased() }
    let search = ByteSearch(["sourcery"] + names.filter { !$0.holds("sourcery") })
    for path in paths where !ignored.contains(path) {
      if fileSystem.isLink(path) {
        let target = history.target(ofLink: path)
        if let target { add(path, Array(target.utf8), search) } else { unsearched.append(path) }
        continue
      }
      let status = fileSystem.status(path)
      if status?.kind == .folder {
        leftToDo.append((path, "a submodule, which is not searched"))
      } else if let bytes = try? fileSystem.read(path).bytes {
        add(path, bytes, search)
      } else {
        unsearched.append(path)
      }
    }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8], _ search: ByteSearch) {
    var bytes = bytes
    if bytes.contains(0) {
      let isUTF16 = [[0xFF, 0xFE], [0xFE, 0xFF]].contains { bytes.starts(with: $0) }
      // Without its zero bytes, a name in UTF-16 is ASCII.
      bytes.removeAll { $0 == 0 }
      if !isUTF16 { return addBinary(path, hasName: search.finds(in: bytes)) }
    }
    guard search.finds(in: bytes) else { return }
    let role = FileRole(path)
    let texts = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    var left = 0
    for (index, text) in texts.enumerated() where search.finds(in: Array(text.utf8)) {
      var whole = text
      var next = index + 1
      while whole.last == "\\", next < texts.count {
        whole = whole.dropLast() + " " + texts[next]
        next += 1
      }
      if !add(path, index + 1, text, whole, role) { left += 1 }
    }
    if left > 0 {
      let lines = left == 1 ? "1 line" : "\(left) lines"
      leftToDo.append((path, "\(lines); \(Self.leftReason(role))"))
    }
  }

  private mutating func addBinary(_ path: String, hasName: Bool) {
    if FilePath.name(path).lowercased() == "sourcery" {
      leftToDo.append((path, "a copy of Sourcery"))
    } else if hasName {
      leftToDo.append((path, "a binary file with the name of Sourcery"))
    }
  }

  private static func leftReason(_ role: FileRole) -> String {
    switch role {
    case .lockFile: "the package manager rewrites it"
    case .xcodeProject: "remove the configuration from the project in Xcode"
    default: "patterns of paths"
    }
  }

  /// Adds a line to `lines` or counts it as harmless. Returns false for a line of a file that is left to do.
  ///
  /// - Parameter whole: the text with the lines that continue it.
  private mutating func add(
    _ path: String, _ number: Int, _ text: String, _ whole: String, _ role: FileRole
  ) -> Bool {
    let lower = text.lowercased()
    let searched = role == .xcodeProject ? FileRole.withoutReferences(lower) : lower
    let named = configurations.named(in: searched)
    if named.isEmpty {
      if role == .xcodeProject, !configurations.named(in: lower).isEmpty { return false }
      if let form = role.harmlessForm(of: lower) {
        harmless[form, default: 0] += 1
        return true
      }
      if role == .lockFile || role == .pathPatterns { return false }
    }
    // The name of a configuration can be part of a longer name.
    guard lower.holds("sourcery") || !named.isEmpty else { return true }
    let (commands, paths) = SourceryCommandLine.all(in: whole)
    let needs = configurations.needed(by: commands, paths: paths, named: named)
    if commands.isEmpty, whole.holds("templates run-swift"), let needs,
      !needs.contains(where: configurations.replaced.contains)
    {
      harmless[.replacement, default: 0] += 1
      return true
    }
    let installs = named.isEmpty && role.installs(lower)
    let advice = LineAdvice(configurations, path: path, earlier: firstCalls[path])
    if let needs, !commands.isEmpty, configurations.isReplaced(needs), firstCalls[path] == nil {
      firstCalls[path] = number
    }
    lines.append(
      SourceryLine(
        path: path, number: number, text: text, mayRun: !installs, configurations: needs,
        advice: installs
          ? advice.forInstallation : advice.text(for: commands, needs: needs, line: lower)))
    return true
  }
}

/// Searches bytes for any of several texts, in lower or upper case.
package struct ByteSearch {
  private let parts: [[UInt8]]
  private let firstBytes: Set<UInt8>

  /// - Parameter parts: texts in lower case, which are not empty.
  package init(_ parts: [String]) {
    self.parts = parts.uniqued().map { Array($0.utf8) }
    firstBytes = Set(self.parts.compactMap(\.first))
  }

  /// Whether one of the texts occurs in the bytes.
  package func finds(in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { start in
      let first = Self.lowercased(bytes[start])
      guard firstBytes.contains(first) else { return false }
      return parts.contains { part in
        part[0] == first && start + part.count <= bytes.count
          && part.indices.allSatisfy { Self.lowercased(bytes[start + $0]) == part[$0] }
      }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
