/// The names of output files, which depend on the templates' names alone.
///
/// The plugins also compile this file, so that they declare exactly the files that the tool writes. Plugins are not
/// part of the package, so the members they call are `public`.
public enum OutputNaming {
  /// The file that a template writes: `Coding` writes `Coding.generated.swift`.
  public static func output(ofTemplate name: String) -> String { name + ".generated.swift" }

  /// The file that the template at a path writes.
  static func output(ofTemplatePath path: String) -> String {
    output(ofTemplate: templateName(ofPath: path))
  }

  /// The name of a template by its path: `Templates/Equality.stencil` is `Equality`.
  public static func templateName(ofPath path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
    return String(file[..<dot])
  }

  /// Returns the number of files over which a build-tool plugin spreads the generated members of a target's types.
  /// An edit then recompiles one part, and several cores share the first build. One file per source would cost more
  /// than it saves if most sources have no widget.
  public static func parts(ofSources count: Int) -> Int { count < 64 ? 1 : 16 }

  /// The part that the types of a source go to. Its file name alone decides, so that neither other
  /// files nor the place of the checkout move them (FNV-1a, 32 bits).
  public static func part(ofSource path: String, of count: Int) -> Int {
    let name = path.split(separator: "/").last ?? ""
    let hash = name.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Int(hash % UInt32(max(1, count)))
  }

  /// The files that the parts of a template's output are: `Coding-1.generated.swift` and so on.
  public static func outputs(ofTemplate name: String, parts: Int) -> [String] {
    parts == 1
      ? [output(ofTemplate: name)] : (1...parts).map { output(ofTemplate: "\(name)-\($0)") }
  }

  /// The file for the types of a source: `Coding` and `App/Card.swift` give `Card+Coding.generated.swift`.
  public static func output(ofTemplate name: String, forSource path: String) -> String {
    output(ofTemplate: "\(templateName(ofPath: path))+\(name)")
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
