import CMalloc
import Foundation
import WidgetRuntime

/// Measures the memory that decoding and encoding take while they run, on Linux.
enum Memory {
  /// Decodes a document and encodes its values, and prints the peak of both in addition to the memory before.
  static func report(_ document: String, _ data: Data) throws {
    #if canImport(Glibc)
      // Memory that is allocated only once is not counted.
      _ = try WidgetJSONEncoder().encode(WidgetJSONDecoder().decode(AnyComponent.self, from: data))
      _ = malloc_trim(0)
      let before = mallinfo2().uordblks
      let (value, decoding) = try peak {
        try WidgetJSONDecoder().decode(AnyComponent.self, from: data)
      }
      let values = Int(mallinfo2().uordblks - before)
      _ = malloc_trim(0)
      let (_, encoding) = try peak { try WidgetJSONEncoder().encode(value) }
      withExtendedLifetime(value) {}
      print("\(document): document \(data.count / 1024) KiB, values \(values / 1024) KiB")
      for (way, peak) in [("decoding", decoding), ("encoding", encoding)] {
        let limit = Double(data.count) + 1.5 * Double(values)
        print(
          "  \(way) takes at most \(peak / 1024) KiB more, "
            + "\(String(format: "%.2f", Double(peak) / limit)) x (document + 1.5 x values)")
      }
    #endif
  }

  /// Writes a file that contains a list of trees, and decodes it from mapped memory. Prints the peak of the resident memory,
  /// which includes the pages of the file.
  static func reportFile(megabytes: Int) throws {
    #if canImport(Glibc)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "widgetgen-\(ProcessInfo.processInfo.processIdentifier).json")
      defer { try? FileManager.default.removeItem(at: file) }
      guard let tree = Document.all.first(where: { $0.name == "tree" })?.data else { return }
      try Data("[".utf8).write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      for number in 0..<max(1, megabytes * 1_000_000 / tree.count) {
        if number > 0 { try handle.write(contentsOf: Data(",".utf8)) }
        try handle.write(contentsOf: tree)
      }
      try handle.write(contentsOf: Data("]".utf8))
      try handle.close()
      let before = mallinfo2().uordblks
      let ((value, size), decoding) = try peak {
        let data = try Data(contentsOf: file, options: .alwaysMapped)
        return (try WidgetJSONDecoder().decode([AnyComponent].self, from: data), data.count)
      }
      let values = Int(mallinfo2().uordblks - before)
      withExtendedLifetime(value) {}
      print(
        "mapped file: \(size / 1_000_000) MB, values \(values / 1_000_000) MB, "
          + "decoding takes at most \(decoding / 1_000_000) MB more, "
          + "\(String(format: "%.2f", Double(decoding) / Double(size + values))) x (file + values)")
    #endif
  }

  /// Returns the result of a closure, and the peak of the resident memory while it runs.
  private static func peak<Result>(_ body: () throws -> Result) throws -> (Result, peak: Int) {
    let start = try resident("VmRSS")
    // Resets the peak.
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    let result = try body()
    return (result, try resident("VmHWM") - start)
  }

  /// Returns a figure of the process in bytes.
  private static func resident(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return 1024 * (Int(line.filter(\.isNumber)) ?? 0)
  }
}
