import Foundation
import SwiftParser
import SwiftSyntax
import WidgetSource
import WidgetSyntax

/// `scan FRONTEND PATH...` scans all Swift files below the paths, again and again, on one thread,
/// and prints the best speed; then the same for the programs it is compared with.
@main
struct Main {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 1 else {
      print("usage: scan FRONTEND PATH...")
      exit(2)
    }
    let corpus = try Corpus(paths: Array(arguments.dropFirst()))
    print(
      "\(corpus.files.count) files, \(corpus.byteCount / 1_000_000) MB, one thread, processor time of the best run"
    )

    let reading = Measurement(runs: 9) { corpus.files.reduce(0) { $0 &+ sum($1.bytes) } }
    let scanning = Measurement(runs: 15) {
      corpus.files.reduce(0) { $0 + parse($1).declarations.count }
    }
    let speed = corpus.speed(scanning)
    report("reading the bytes", reading, corpus, scanning: speed)
    report("widgetgen", scanning, corpus, scanning: speed)
    if arguments[0] == "-" { return }
    report(
      "swiftc -frontend -parse", try frontend(arguments[0], corpus), corpus, scanning: speed)
    // Every tenth file: all of them would take minutes.
    let sample = corpus.sample(every: 10)
    let parser = Measurement(runs: 1) {
      sample.files.reduce(0) { $0 + Parser.parse(source: $1.text).totalLength.utf8Length }
    }
    report("SwiftParser, prebuilt", parser, sample, scanning: speed)
  }

  /// The least that anybody can do: touch every byte, eight at a time.
  private static func sum(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { buffer in
      var sum = 0
      for offset in stride(from: 0, to: buffer.count - 7, by: 8) {
        sum &+= buffer.loadUnaligned(fromByteOffset: offset, as: Int.self)
      }
      return sum
    }
  }

  /// One compiler process for all files: it parses and does nothing else.
  private static func frontend(_ tool: String, _ corpus: Corpus) throws -> Measurement {
    let list = FileManager.default.temporaryDirectory.appending(path: "widgetgen-scan.files")
    try corpus.files.map { "\"\($0.path)\"" }.joined(separator: "\n")
      .write(to: list, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: list) }
    return Measurement(runs: 2, ofChildren: true) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: tool)
      process.arguments = ["-frontend", "-parse", "@\(list.path)"]
      process.standardError = nil
      guard (try? process.run()) != nil else { return 0 }
      process.waitUntilExit()
      return Int(process.terminationStatus)
    }
  }

  /// One line: the time, the speed, and how often widgetgen could do the same in that time.
  private static func report(
    _ name: String, _ measurement: Measurement, _ corpus: Corpus, scanning speedOfScanning: Double
  ) {
    let speed = corpus.speed(measurement)
    let columns = String(
      format: "%10.1f ms %9.1f MB/s %8.2f times widgetgen's time per byte",
      measurement.seconds * 1000, speed, speedOfScanning / speed)
    print(name.padding(toLength: 26, withPad: " ", startingAt: 0) + columns)
  }
}
