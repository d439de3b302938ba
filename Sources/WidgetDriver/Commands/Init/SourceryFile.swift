/// What `init` takes over from a `.sourcery.yml`: the simple keys, in YAML's block form.
///
/// For example:
/// ```
/// sources:
///   - Sources
/// output: Generated
/// args:
///   shouldNotImportBeagle: 1
/// ```
/// Anything else is left to the user, with a remark.
struct SourceryFile {
  let path: String
  private(set) var sources: [String] = []
  private(set) var exclude: [String] = []
  private(set) var templates: [String] = []
  private(set) var output: String?
  private(set) var args: [(key: String, value: String)] = []
  private(set) var remarks: [String] = []

  /// The file in the working folder; nil when there is none that can be read.
  static func find(in fileSystem: FileSystem) -> SourceryFile? {
    for path in [".sourcery.yml", ".sourcery.yaml"] {
      guard let content = try? fileSystem.read(path) else { continue }
      return SourceryFile(path: path, text: String(decoding: content.bytes, as: UTF8.self))
    }
    return nil
  }

  init(path: String, text: String) {
    self.path = path
    var key = ""
    var subkey = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let content = Self.withoutComment(line)
      let trimmed = Self.trimmed(content)
      if trimmed.isEmpty { continue }
      if trimmed.hasPrefix("- ") || trimmed == "-" {
        add(Self.unquoted(Self.trimmed(trimmed.dropFirst())), to: key, subkey)
      } else if let (name, value) = Self.pair(trimmed) {
        let isTopLevel = !(content.first?.isWhitespace ?? true)
        (key, subkey) = isTopLevel ? (name, "") : (key, name)
        if key == "args", !isTopLevel {
          args.append((key: name, value: Self.unquoted(value)))
        } else if isTopLevel, !Self.known.contains(name) {
          remarks.append("'\(name)' of \(path) is not taken over")
        } else {
          for value in Self.values(value) { add(value, to: key, subkey) }
        }
      } else {
        add(Self.unquoted(trimmed), to: key, subkey)
      }
    }
  }

  private static let known: Set = ["sources", "templates", "output", "args"]

  private mutating func add(_ value: String, to key: String, _ subkey: String) {
    if value.isEmpty { return }
    switch (key, subkey) {
    case ("sources", ""), ("sources", "include"): sources.append(value)
    case ("sources", "exclude"): exclude.append(value)
    case ("templates", ""), ("templates", "include"): templates.append(value)
    case ("output", ""), ("output", "path"): output = value
    default: break
    }
  }
}

/// The little YAML that is needed.
extension SourceryFile {
  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character = " "
    for index in line.indices {
      if line[index] == "#", previous.isWhitespace { return line[..<index] }
      previous = line[index]
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace }
    return start.prefix(
      upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)
  }

  /// `key: value` or `key:`.
  private static func pair(_ text: Substring) -> (name: String, value: Substring)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    return (unquoted(text[..<colon]), trimmed(rest))
  }

  /// A single value or `[a, b]`.
  private static func values(_ text: Substring) -> [String] {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return [unquoted(text)] }
    return text.dropFirst().dropLast().split(separator: ",").map { unquoted(trimmed($0)) }
  }

  private static func unquoted(_ text: Substring) -> String {
    for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote)
    {
      return String(text.dropFirst().dropLast())
    }
    return String(text)
  }
}
