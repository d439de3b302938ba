/// The names of output files, which depend on the templates' names alone.
///
/// The plugins are compiled from this file, too, so that they declare exactly what the tool writes;
/// they are no package, so what they call is `public`.
public enum OutputNaming {
  /// The file that a template writes: `Coding` writes `Coding.generated.swift`.
  public static func output(ofTemplate name: String) -> String { name + ".generated.swift" }

  /// The name of a template by its path: `Templates/Equality.stencil` is `Equality`.
  public static func templateName(ofPath path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
    return String(file[..<dot])
  }

  /// The path that a `file:` section names; nil for one that leads out of the folder or is no
  /// Swift file: what this tool generates starts with a Swift comment, by which it knows it again.
  static func output(ofFileSection name: String) -> String? {
    let components = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = components.last, !name.contains("\\"),
      components.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }),
      name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F && $0 != ":" })
    else { return nil }
    if !last.contains(".") { return name + ".generated.swift" }
    return last.hasSuffix(".swift") && last != ".swift" ? name : nil
  }
}
