import Foundation
import WidgetRuntime

/// A document, the ways to decode it, and the ways to encode what it contains.
struct Workload {
  typealias Way = (name: String, code: () throws -> Void)

  static let names = [
    "canada", "citm_catalog", "twitter", "citm_catalog-shuffled", "twitter-shuffled", "tree",
    "tree-tag-last", "tree-modules", "screen", "screen-modules", "texts", "banners",
  ]

  let name: String
  let size: Int
  var ways: [Way]
  let outputs: () throws -> [(way: String, output: Data)]

  init(_ name: String, _ data: Data) throws {
    switch name.prefix(while: { $0 != "-" }) {
    case "canada": self = try Self.of(Canada.self, name, data)
    case "citm_catalog": self = try Self.of(Catalog.self, name, data)
    case "twitter": self = try Self.of(Timeline.self, name, data)
    case _ where name.hasSuffix("-modules"): self = try Self.ofModules(name, data)
    default: self = try Self.of(AnyComponent.self, name, data)
    }
  }

  private init(
    _ name: String, _ size: Int, _ ways: [Way],
    _ outputs: @escaping () throws -> [(way: String, output: Data)]
  ) {
    (self.name, self.size, self.ways, self.outputs) = (name, size, ways, outputs)
  }

  static func of<Value: Codable>(
    _ type: Value.Type, _ name: String, _ data: Data, _ modules: WidgetModules? = nil
  ) throws -> Workload {
    var reader = WidgetJSONDecoder()
    let writer = WidgetJSONEncoder()
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    if let modules {
      try reader.userInfo.register(modules)
      try decoder.userInfo.register(modules)
    }
    let value = try reader.decode(type, from: data)
    return Workload(
      name, data.count,
      [
        ("widgetgen decode", { [reader] in _ = try reader.decode(type, from: data) }),
        ("foundation decode", { _ = try decoder.decode(type, from: data) }),
        ("widgetgen encode", { _ = try writer.encode(value) }),
        ("foundation encode", { _ = try encoder.encode(value) }),
      ],
      {
        [
          ("widgetgen", try writer.encode(value)),
          ("foundation", try encoder.encode(try decoder.decode(type, from: data))),
        ]
      })
  }

  /// Prints the least processor time of each way in nanoseconds.
  func measure(repetitions: Int) throws {
    // Documents that take microseconds are coded many times.
    let times = max(1, 400_000 / size)
    for way in ways {
      var best = Int.max
      for _ in 0..<repetitions {
        let start = Self.processorTime()
        for _ in 0..<times { try way.code() }
        best = min(best, (Self.processorTime() - start) / times)
      }
      print(name, way.name, best, size)
    }
  }

  private static func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
