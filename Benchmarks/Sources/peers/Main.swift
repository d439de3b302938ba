import Foundation
import WidgetRuntime

/// Measures Foundation and widgetgen on the documents in a folder:
///
///     peers FOLDER REPETITIONS           the least processor time of each document and direction
///     peers FOLDER dump OUTPUT           writes what both make of each document
///     peers FOLDER only NAME WAY TIMES   runs one way alone, for a profiler
@main struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      print("usage: peers FOLDER REPETITIONS")
      return
    }
    let folder = URL(fileURLWithPath: arguments[1])
    for name in Workload.names where arguments.count < 6 || arguments[3] == name {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name + ".json")) else {
        continue
      }
      let workload = try Workload(name, data)
      switch arguments[2] {
      case "dump":
        for (way, output) in try workload.outputs() {
          try output.write(to: URL(fileURLWithPath: "\(arguments[3])/\(name).\(way)"))
        }
      case "only":
        for way in workload.ways where way.name == arguments[4] {
          for _ in 0..<(Int(arguments[5]) ?? 1) { try way.code() }
        }
      default: try workload.measure(repetitions: Int(arguments[2]) ?? 5)
      }
    }
  }
}
