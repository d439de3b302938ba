import Foundation
import WidgetRuntime

/// Decodes and encodes three documents in several ways, which take turns. Prints the least processor time of each.
@main struct Main {
  static func main() throws {
    let decoder = JSONDecoder()
    if let key = Registry.Types.key { decoder.userInfo[key] = Registry.Types() }
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "file" {
      return try Memory.reportFile(megabytes: Int(arguments.last ?? "") ?? 1000)
    }
    for document in Document.all
    where arguments.dropFirst().allSatisfy({ document.name.hasSuffix($0) }) {
      // The memory for a small document is less than the process's own variation.
      if arguments.first == "memory" {
        if document.data.count < 100_000 { continue }
        try Memory.report(document.name, document.data)
        try Memory.report(document.name + ", tag last", document.tagLast)
        continue
      }
      let decoding = try ways(document, decoder) + Modules.ways(document.data)
      let encoding = try encodingWays(document, decoder) + Modules.encodingWays(document.data)
      // A single way, for a profiler: `decode concrete tree`.
      if let name = arguments.first {
        for way in decoding + encoding where way.name == name {
          for _ in 0..<200 * times(document) { try way.code() }
        }
        continue
      }
      print(
        "\(document.name): \(document.data.count) bytes, \(document.nodes) nodes, best of \(rounds)"
      )
      try measure(document, decoding)
      try measure(document, encoding)
    }
  }

  private static let rounds = 40

  private typealias Way = (name: String, code: () throws -> Void)

  private static func encodingWays(_ document: Document, _ decoder: JSONDecoder) throws -> [Way] {
    let tree = try decoder.decode(AnyComponent.self, from: document.data)
    let concrete = try decoder.decode(Concrete.Screen.self, from: document.data)
    let (encoder, direct) = (JSONEncoder(), WidgetJSONEncoder())
    return [
      ("encode direct", { _ = try direct.encode(tree) }),
      ("encode generated Codable", { _ = try encoder.encode(tree) }),
      ("encode concrete", { _ = try encoder.encode(concrete) }),
    ]
  }

  private static func ways(_ document: Document, _ decoder: JSONDecoder) -> [Way] {
    let (data, last) = (document.data, document.tagLast)
    let pieces = stride(from: 0, to: data.count, by: 16_384).map {
      Data(data[$0..<min($0 + 16_384, data.count)])
    }
    let direct = WidgetJSONDecoder()
    let byHand = ByHand.decoder()
    return [
      ("direct", { _ = try direct.decode(AnyComponent.self, from: data) }),
      ("direct, tag last", { _ = try direct.decode(AnyComponent.self, from: last) }),
      (
        "direct, pieces of 16 KB",
        { _ = try direct.decode(AnyComponent.self, fromPieces: pieces) }
      ),
      ("generated Codable", { _ = try decoder.decode(AnyComponent.self, from: data) }),
      ("concrete", { _ = try decoder.decode(Concrete.Screen.self, from: data) }),
      ("registry by hand", { _ = try byHand.decode(ByHand.AnyComponent.self, from: data) }),
      (
        "wrapper and registry",
        { _ = try decoder.decode(Registry.Wrapped<any Registry.Component>.self, from: data) }
      ),
    ]
  }

  /// Repeats work that takes only microseconds.
  private static func times(_ document: Document) -> Int { max(1, 700_000 / document.data.count) }

  private static func measure(_ document: Document, _ ways: [Way]) throws {
    let times = times(document)
    var best = [Double](repeating: .infinity, count: ways.count)
    for _ in 0..<rounds {
      for (index, way) in ways.enumerated() {
        let start = clock()
        for _ in 0..<times { try way.code() }
        let time = Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000
        best[index] = min(best[index], time / Double(times))
      }
    }
    for (way, time) in zip(ways, best) {
      let speed = Double(document.data.count) / time / 1000
      print(
        "\(String(format: "%9.3f", time)) ms \(String(format: "%5.0f", speed)) MB/s  "
          + "\(String(format: "%5.2f", time / best[0])) x direct  \(way.name)")
    }
  }
}
