/// The names of output files, which depend on the templates' names alone.
package enum OutputNaming {
  /// The file that a template writes: `Coding` writes `Coding.generated.swift`.
  package static func output(ofTemplate name: String) -> String { name + ".generated.swift" }

  /// The name of a template by its path: `Templates/Equality.stencil` is `Equality`.
  package static func templateName(ofPath path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
    return String(file[..<dot])
  }
}
