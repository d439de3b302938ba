import Foundation
import WidgetSource
import WidgetTemplate

/// `render [TYPES]` parses a template with loops, conditions, filters and macros, and renders it for 2,000 types with 8
/// properties each on one thread, then for twice and four times as many. The speed must not decrease.
@main
struct Main {
  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2000
    for types in [count, count * 2, count * 4] {
      let workload = Workload(types: types)
      var (size, seconds) = (0, Double.infinity)
      for _ in 0..<9 {
        let start = processorTime()
        size = workload.run()
        seconds = min(seconds, processorTime() - start)
      }
      print(
        String(
          format: "%6d types %7.1f MB %8.1f ms %7.1f MB/s", types, Double(size) / 1e6,
          seconds * 1000, Double(size) / 1e6 / seconds))
    }
  }
}

/// A template, and a context of variable size, which is read from JSON like the context of the command `render`.
private struct Workload {
  private let source = SourceFile(path: "Workload.stencil", text: workloadTemplate)
  private let context: [String: Value]

  init(types: Int) {
    var json = JSONText()
    json.object { json in
      json.member("access") { $0.string("public") }
      json.member("types") { $0.array(0..<types, Self.write) }
    }
    let read = JSONValue.read(SourceFile(path: "context.json", text: json.text))
    context = (try? read.get()).map { Value($0).entries ?? [:] } ?? [:]
  }

  /// Parses and renders the template. Returns the number of bytes.
  func run() -> Int {
    let result = Template.parse(source, in: Environment()).flatMap { $0.render(context) }
    switch result {
    case .success(let output): return output.text.count
    case .failure(let failure):
      print(failure.diagnostics)
      exit(1)
    }
  }

  private static func write(_ json: inout JSONText, type index: Int) {
    let inherits = index.isMultiple(of: 5) ? [] : ["ServerDrivenComponent", "Equatable"]
    json.object { json in
      json.member("name") { $0.string("Widget\(index)") }
      json.member("kind") { $0.string(index.isMultiple(of: 3) ? "class" : "struct") }
      json.member("isFinal") { $0.flag(index.isMultiple(of: 2)) }
      json.member("inherits") { $0.array(inherits) { $0.string($1) } }
      json.member("properties") { json in
        json.array(0..<8) { write(&$0, property: $1, of: index) }
      }
    }
  }

  private static func write(_ json: inout JSONText, property index: Int, of type: Int) {
    let names = [
      "identifier", "title_text", "isHidden", "children", "onTapAction", "style", "background_url",
      "default",
    ]
    let types = ["Int", "String", "Bool", "[Component]", "Action", "Style", "URL", "Double"]
    json.object { json in
      json.member("name") { $0.string(names[index]) }
      json.member("type") { $0.string(types[index]) }
      json.member("index") { $0.integer(index) }
      json.member("isOptional") { $0.flag((type + index).isMultiple(of: 3)) }
      json.member("isStatic") { $0.flag(index == 7) }
      json.member("defaultValue") { index.isMultiple(of: 4) ? $0.string("\(index)") : $0.null() }
    }
  }
}

extension JSONText {
  /// Writes 1 or 0, which conditions of templates take for true and false.
  fileprivate mutating func flag(_ value: Bool) { integer(value ? 1 : 0) }
}
