import DirectJSON
import Foundation

/// Compares `WidgetJSONDecoder` with `JSONDecoder` on the files of some folders. A `.json` file is a document. Each
/// line of a `.txt` file is a number, preceded by its bits as Float16, Float and Double, as in
/// nigeltao/parse-number-fxx-test-data.
@main struct Main {
  static func main() throws {
    var (documents, numbers, failures) = (0, 0, 0)
    func fail(_ text: String) {
      failures += 1
      if failures <= 20 { print(text.prefix(500)) }
    }
    for folder in CommandLine.arguments.dropFirst() {
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      for name in names {
        let url = URL(filePath: folder).appending(path: name)
        if name.hasSuffix(".json") {
          documents += 1
          let difference = DirectJSON.difference(Array(try Data(contentsOf: url)))
          if let difference { fail("\(name): \(difference)") }
        } else if name.hasSuffix(".txt") {
          let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
          for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 4 else { continue }
            numbers += 1
            let difference = Self.difference(of: words)
            if let difference { fail("\(name): \(line): \(difference)") }
          }
        }
      }
    }
    print("\(documents) documents and \(numbers) numbers, of which \(failures) differ")
    if failures > 0 || documents + numbers == 0 { exit(1) }
  }

  /// - Parameter words: the bits as Float16, Float and Double, and the number.
  private static func difference(of words: [Substring]) -> String? {
    let data = Data(words[3].utf8)
    let digits = words[3].prefix { !"eE".contains($0) }
    let zero = !digits.contains { "123456789".contains($0) }
    // Foundation rejects some zeros with an exponent. This difference is deliberate.
    if !zero {
      if let difference = DirectJSON.difference(Double.self, data) { return difference }
      if let difference = DirectJSON.difference(Float.self, data) { return difference }
    }
    guard let double = try? DirectJSON.double(data) else { return nil }
    let expected = UInt64(words[2], radix: 16)
    return double.bitPattern == expected ? nil : "\(double) has other bits"
  }
}
