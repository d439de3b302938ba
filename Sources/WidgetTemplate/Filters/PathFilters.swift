/// Filters for paths of files.
enum PathFilters {
  /// `dir/file.txt` gives `file.txt`.
  static func basename(_ value: Value) throws(FilterError) -> Value {
    let text = try value.requiredText()
    if text == "/" { return .string(text) }
    return .string(text.split(separator: "/").last.map(String.init) ?? "")
  }

  /// `dir/file.txt` gives `dir`; a file without a folder is in `.`.
  static func dirname(_ value: Value) throws(FilterError) -> Value {
    let text = try value.requiredText()
    var parts = text.split(separator: "/").filter { $0 != "." }
    let isAbsolute = text.hasPrefix("/")
    if isAbsolute {
      parts.append("..")
      return .string("/" + resolved(parts).joined(separator: "/"))
    }
    if parts.isEmpty || parts.last == ".." { parts.append("..") } else { parts.removeLast() }
    return .string(parts.isEmpty ? "." : parts.joined(separator: "/"))
  }

  /// The parts of an absolute path without `..`.
  private static func resolved(_ parts: [Substring]) -> [Substring] {
    parts.reduce(into: []) { path, part in
      if part != ".." { path.append(part) } else if !path.isEmpty { path.removeLast() }
    }
  }
}
