import Foundation
import SwiftParser
import SwiftSyntax
import WidgetSource
import WidgetSyntax

/// `scan FRONTEND PATH...` scans all Swift files in the paths on one thread, with this scanner and with others. They take
/// turns, because the speed of a machine varies. Prints the best time of each. With `-` as FRONTEND, only this scanner
/// runs.
@main
struct Main {
  private static let rounds = 9

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
    var scanning = Contestant("widgetgen", over: corpus) { corpus in
      corpus.files.reduce(0) { $0 + parse($1).declarations.count }
    }
    var others = [
      Contestant("reading the bytes", over: corpus) { corpus in
        corpus.files.reduce(0) { $0 &+ sum($1.bytes) }
      }
    ]
    if arguments[0] != "-" {
      others += [try frontend(arguments[0], corpus), swiftParser(corpus)]
    }
    for _ in 0..<rounds {
      scanning.run()
      for index in others.indices { others[index].run() }
    }
    for contestant in [scanning] + others { report(contestant, against: scanning) }
  }

  /// The minimum of work: reads every byte, eight at a time.
  private static func sum(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { buffer in
      var sum = 0
      for offset in stride(from: 0, to: buffer.count - 7, by: 8) {
        sum &+= buffer.loadUnaligned(fromByteOffset: offset, as: Int.self)
      }
      return sum
    }
  }

  /// One compiler process that only parses all files.
  private static func frontend(_ tool: String, _ corpus: Corpus) throws -> Contestant {
    let list = FileManager.default.temporaryDirectory.appending(path: "widgetgen-scan.files")
    try corpus.files.map { "\"\($0.path)\"" }.joined(separator: "\n")
      .write(to: list, atomically: true, encoding: .utf8)
    return Contestant("swiftc -frontend -parse", over: corpus, ofChildren: true) { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: tool)
      process.arguments = ["-frontend", "-parse", "@\(list.path)"]
      process.standardError = nil
      guard (try? process.run()) != nil else { return 0 }
      process.waitUntilExit()
      return Int(process.terminationStatus)
    }
  }

  private static func swiftParser(_ corpus: Corpus) -> Contestant {
    #if SWIFT_SYNTAX_FROM_SOURCE
      let (name, corpus) = ("SwiftParser, from source", corpus)
    #else
      // Every tenth file, because all files would take minutes.
      let (name, corpus) = ("SwiftParser, prebuilt", corpus.sample(every: 10))
    #endif
    return Contestant(name, over: corpus) { corpus in
      corpus.files.reduce(0) { $0 + Parser.parse(source: $1.text).totalLength.utf8Length }
    }
  }

  /// Prints the time, the speed, and the ratio to widgetgen's time in one line.
  private static func report(_ contestant: Contestant, against scanning: Contestant) {
    let columns = String(
      format: "%10.1f ms %9.1f MB/s %8.2f times widgetgen's time per byte",
      contestant.seconds * 1000, contestant.speed, scanning.speed / contestant.speed)
    print(contestant.name.padding(toLength: 26, withPad: " ", startingAt: 0) + columns)
  }
}
