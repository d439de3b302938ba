import Foundation
import WidgetSource
import WidgetTemplate

/// `render [TYPES]` parses and renders a template of loops, conditions, filters and macros over
/// 2,000 types with 8 properties each, on one thread, then over two and four times as many: the
/// speed has to stay the same.
@main
struct Main {
  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2000
    for types in [count, count * 2, count * 4] {
      let workload = Workload(types: types)
      let size = workload.run()
      let measurement = Measurement(runs: 9) { workload.run() }
      print(
        String(
          format: "%6d types %7.1f MB %8.1f ms %7.1f MB/s", types, Double(size) / 1e6,
          measurement.seconds * 1000, Double(size) / 1e6 / measurement.seconds))
    }
  }
}

/// A template and a context of some size.
private struct Workload {
  private let source = SourceFile(path: "Workload.stencil", text: workloadTemplate)
  private let context: [String: Value]

  init(types: Int) {
    context = ["types": .array((0..<types).map(Self.type)), "access": "public"]
  }

  /// Parses and renders; gives the number of bytes.
  func run() -> Int {
    let result = Template.parse(source, in: Environment()).flatMap { $0.render(context) }
    switch result {
    case .success(let output): return output.count
    case .failure(let failure):
      print(failure.diagnostics)
      exit(1)
    }
  }

  private static func type(_ index: Int) -> Value {
    [
      "name": .string("Widget\(index)"), "kind": index.isMultiple(of: 3) ? "class" : "struct",
      "isFinal": .bool(index.isMultiple(of: 2)),
      "inherits": index.isMultiple(of: 5) ? [] : ["ServerDrivenComponent", "Equatable"],
      "properties": .array((0..<8).map { property($0, of: index) }),
    ]
  }

  private static func property(_ index: Int, of type: Int) -> Value {
    let names = [
      "identifier", "title_text", "isHidden", "children", "onTapAction", "style", "background_url",
      "default",
    ]
    let types = ["Int", "String", "Bool", "[Component]", "Action", "Style", "URL", "Double"]
    return [
      "name": .string(names[index]), "type": .string(types[index]), "index": .int(index),
      "isOptional": .bool((type + index).isMultiple(of: 3)), "isStatic": .bool(index == 7),
      "defaultValue": index.isMultiple(of: 4) ? .string("\(index)") : .none,
    ]
  }
}
