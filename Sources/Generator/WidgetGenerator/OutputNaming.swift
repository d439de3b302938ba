/// The names of output files. Except for `file:` sections, they depend only on the configuration, the names of the
/// templates and sources, and the number of sources.
///
/// The plugins also compile this file, so that they declare exactly the files that the tool writes. SwiftPM compiles
/// plugins without a package name, so the members that plugins call are `public` instead of `package`.
public enum OutputNaming {
  /// Returns the name of a template's output file: `Coding.generated.swift` for `Coding`.
  public static func output(ofTemplate name: String) -> String { name + ".generated.swift" }

  /// Returns the name of the output file of the template at a path.
  static func output(ofTemplatePath path: String) -> String {
    output(ofTemplate: templateName(ofPath: path))
  }

  /// Returns the name of the template at a path: `Equality` for `Templates/Equality.stencil`.
  public static func templateName(ofPath path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
    return String(file[..<dot])
  }

  /// Returns the number of files among which a build-tool plugin divides the members that `Coding` generates for a
  /// target. With several files, an edit usually recompiles only one of them, and the first build uses several cores.
  /// One file per source would cost more than it saves if most sources contain no widget.
  public static func parts(ofSources count: Int) -> Int { count < 64 ? 1 : 16 }

  /// Returns the index of the part that contains the types of a source. For a given number of parts, the index depends
  /// only on the source's file name, not on other files or on the location of the checkout (FNV-1a, 32 bits).
  public static func part(ofSource path: String, of count: Int) -> Int {
    let name = path.split(separator: "/").last ?? ""
    let hash = name.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Int(hash % UInt32(max(1, count)))
  }

  /// Returns the names of the files for the parts of a template's output: `Coding-1.generated.swift` and so on, or
  /// `Coding.generated.swift` for a single part.
  public static func outputs(ofTemplate name: String, parts: Int) -> [String] {
    parts == 1
      ? [output(ofTemplate: name)] : (1...parts).map { output(ofTemplate: "\(name)-\($0)") }
  }

  /// Returns the name of the file for the types of a source: `Card+Coding.generated.swift` for the template `Coding`
  /// and the source `App/Card.swift`.
  public static func output(ofTemplate name: String, forSource path: String) -> String {
    output(ofTemplate: "\(templateName(ofPath: path))+\(name)")
  }

  /// Returns the path of the file for a `file:` section. Returns nil if the section's name is not a valid path inside
  /// the output folder, or has an extension other than `.swift`. Other files are not written, because the tool
  /// recognizes its own files by a Swift comment at their start.
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
