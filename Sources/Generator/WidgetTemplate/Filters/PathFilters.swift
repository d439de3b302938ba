/// Filters for paths.
enum PathFilters {
  /// Transforms `dir/file.txt` to `file.txt`.
  static func basename(_ value: Value) throws(FilterError) -> Value {
    let text = try value.requiredText()
    if text == "/" { return .string(text) }
    return .string(text.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Transforms `dir/file.txt` to `dir`, and a path without a folder to `.`.
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

  /// Returns the components of an absolute path with `..` resolved.
  private static func resolved(_ parts: [Substring]) -> [Substring] {
    parts.reduce(into: []) { path, part in
      if part != ".." { path.append(part) } else if !path.isEmpty { path.removeLast() }
    }
  }
}
