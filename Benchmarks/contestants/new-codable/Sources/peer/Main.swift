import Foundation
import NewCodable

/// Measures NewCodable on the documents in a folder:
///
///     new-codable-peer FOLDER REPETITIONS     the least processor time of each document and direction
///     new-codable-peer FOLDER dump OUTPUT     decodes each document, and writes the encoded value to OUTPUT
@main struct Main {
  static func main() throws {
    try run(Canada.self, "canada")
    for name in ["citm_catalog", "citm_catalog-shuffled"] { try run(Catalog.self, name) }
    for name in ["twitter", "twitter-shuffled"] { try run(Timeline.self, name) }
    for name in ["tree", "tree-tag-last", "screen", "texts", "banners"] {
      try run(AnyComponent.self, name)
    }
  }

  private static func run<Value: JSONDecodable & JSONEncodable>(
    _ type: Value.Type, _ name: String
  ) throws {
    let arguments = CommandLine.arguments
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(arguments[1])/\(name).json"))
    else { return }
    let document = [UInt8](data)
    let (decoder, encoder) = (NewJSONDecoder(), NewJSONEncoder())
    let value = try decoder.decode(type, from: document.span.bytes)
    if arguments[2] == "dump" {
      let output = try encoder.encode(value) { bytes in bytes.withUnsafeBytes { Data($0) } }
      try output.write(to: URL(fileURLWithPath: "\(arguments[3])/\(name).new-codable"))
      return
    }
    let repetitions = Int(arguments[2]) ?? 5
    // Documents that take microseconds are coded many times.
    let times = max(1, 400_000 / document.count)
    let ways: [(direction: String, code: () throws -> Void)] = [
      ("decode", { _ = try decoder.decode(type, from: document.span.bytes) }),
      ("encode", { _ = try encoder.encode(value) { $0.byteCount } }),
    ]
    for way in ways {
      var best = Int.max
      for _ in 0..<repetitions {
        let start = processorTime()
        for _ in 0..<times { try way.code() }
        best = min(best, (processorTime() - start) / times)
      }
      print(name, "new-codable", way.direction, best, document.count)
    }
  }

  private static func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
