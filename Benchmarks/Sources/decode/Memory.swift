import CMalloc
import Foundation
import WidgetRuntime

/// Measures the memory of decoding while it runs, in addition to the memory of the decoded values.
enum Memory {
  /// Decodes a document once, as bytes, and prints both. Only Linux counts them.
  static func report(_ document: String, _ data: Data) throws {
    #if canImport(Glibc)
      // Libraries are loaded before the measurement.
      _ = try WidgetJSONDecoder().decode(AnyComponent.self, from: data)
      _ = malloc_trim(0)
      let (before, start) = (mallinfo2().uordblks, try resident("VmRSS"))
      try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
      let value = try WidgetJSONDecoder().decode(AnyComponent.self, from: data)
      let peak = try resident("VmHWM") - start
      let values = Int(mallinfo2().uordblks - before)
      withExtendedLifetime(value) {}
      let share = Double(peak) / Double(values)
      print(
        "\(document): input \(data.count / 1024) KiB, values \(values / 1024) KiB, "
          + "at most \(peak / 1024) KiB more than before, \(String(format: "%.2f", share)) x the values"
      )
    #endif
  }

  /// Returns a figure of the process in bytes.
  private static func resident(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return 1024 * (Int(line.filter(\.isNumber)) ?? 0)
  }
}
