/// A file as it ought to be on disk.
package struct GeneratedFile: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    /// A file in the output folder, by its path relative to it: `Equality.generated.swift`.
    case output(String)
    /// A source whose inline blocks were filled: its path as scanned, and the bytes that were
    /// scanned, so that the writer can detect whether someone changed it since.
    case source(String, scanned: [UInt8])

    /// The path in its folder, by which files are ordered.
    package var path: String {
      switch self {
      case .output(let path), .source(let path, scanned: _): path
      }
    }
  }

  package var place: Place
  package var bytes: [UInt8]
  /// The user's template that it is from, the first of several; nil for what is built in.
  package var template: String?

  /// Its path in the output folder; nil for a source.
  package var outputName: String? {
    if case .output(let name) = place { name } else { nil }
  }

  /// Adds comments after the first lines of an output file.
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
