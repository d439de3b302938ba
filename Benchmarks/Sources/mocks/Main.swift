import Foundation
import SourceryContext
import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// `mocks [PROTOCOLS]` renders mocks of 100 protocols with 20 methods on one thread, then of twice and four times as
/// many. The speed must not decrease.
@main
struct Main {
  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100
    for protocols in [count, count * 2, count * 4] {
      let files = (0..<protocols).map { parse(source($0)) }
      let environment = Environment(extensions: [.sourcery], whitespace: .sourcery)
      let template = try Template.parse(
        SourceFile(path: "Mocks.stencil", text: mockTemplate), in: environment
      ).get()
      var (size, seconds) = (0, Double.infinity)
      for _ in 0..<5 {
        let start = processorTime()
        let context = sourceryContext(of: files, dependencies: [], arguments: [:])
        size = try template.render(context).get().text.count
        seconds = min(seconds, processorTime() - start)
      }
      print(
        String(
          format: "%6d protocols %7.1f MB %8.1f ms %7.1f MB/s", protocols, Double(size) / 1e6,
          seconds * 1000, Double(size) / 1e6 / seconds))
    }
  }

  private static func source(_ index: Int) -> SourceFile {
    let methods = (0..<20).map { number in
      [
        "func load(id: String, from source: Source\(number)) async throws -> [Item\(index)]",
        "func send(_ message: Message, in room: Room\(number), completion: @escaping (Result<Void, any Error>) -> Void)",
        "func update\(number)(title: String?, order: Int) throws",
        "func item\(number)(at index: Int) -> Item\(index)?",
        "func reset\(number)()",
      ][number % 5]
    }
    let variables = (0..<6).map {
      "var value\($0): \(["Int", "String?", "[Room]", "any Store"][$0 % 4]) { get }"
    }
    let text =
      "protocol Service\(index) {\n" + (variables + methods).joined(separator: "\n") + "\n}\n"
    return SourceFile(path: "Service\(index).swift", text: text)
  }
}
