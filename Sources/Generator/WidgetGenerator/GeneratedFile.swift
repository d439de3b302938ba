/// A file with the contents that it should have on disk.
package struct GeneratedFile: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    /// A file in the output folder, by its path relative to the folder: `Equality.generated.swift`.
    case output(String)
    /// A source whose inline blocks were filled, with its path and the scanned bytes, so that the writer can detect
    /// later changes.
    case source(String, scanned: [UInt8])

    /// The path of a source, or the path in the output folder. Files are sorted by this path.
    package var path: String {
      switch self {
      case .output(let path), .source(let path, scanned: _): path
      }
    }
  }

  package var place: Place
  package var bytes: [UInt8]
  /// The first user-defined template that contributed to an output file. Nil for a source, and for a file of built-in
  /// templates.
  package var template: String?

  /// The path in the output folder, or nil for a source.
  package var outputName: String? {
    if case .output(let name) = place { name } else { nil }
  }

  /// Adds comment lines after the `GeneratedHeader` of an output file.
  mutating func add(header lines: [String]) {
    let first = Array(GeneratedHeader.text.utf8)
    guard outputName != nil, bytes.starts(with: first) else { return }
    bytes.insert(contentsOf: lines.flatMap { Array(($0 + "\n").utf8) }, at: first.count)
  }

  package init(place: Place, bytes: [UInt8], template: String? = nil) {
    self.place = place
    self.bytes = bytes
    self.template = template
  }
}
