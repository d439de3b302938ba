import Foundation
import WidgetRuntime

/// A way to nest values inside each other, with the JSON of the nested values.
struct Shape<Value: Codable & Sendable>: Sendable {
  let name: String
  let innermost: Value
  let json: (opening: String, innermost: String, closing: String)
  /// The number of nested arrays and objects in the JSON of one level.
  let levels: Int
  /// Whether the type has generated code. `JSONDecoder` and `JSONEncoder` are not tried on types whose coding Swift
  /// synthesizes.
  var isGenerated = true
  let wrap: @Sendable (Value) -> Value

  func document(_ nesting: Int) -> Data {
    let opening = String(repeating: json.opening, count: nesting)
    let closing = String(repeating: json.closing, count: nesting)
    return Data((opening + json.innermost + closing).utf8)
  }
}

/// The numbers of nested values to try, in ascending order. Many of them nearly exhaust a stack of 512 KB. The largest
/// numbers nearly exhaust a stack of 8 MB, or exceed the limit of 512 levels.
let nestings =
  (Array(stride(from: 1, to: 100, by: 5)) + Array(stride(from: 100, to: 300, by: 12))
  + [250, 340, 400, 450, 500, 550, 1_000, 2_000]).sorted()

/// Decodes or encodes a nested value, and returns whether this succeeded. Up to 510 levels of JSON, the only accepted
/// error is that the value is nested too deeply.
func attempt(_ name: String, _ nesting: Int, levels: Int, _ body: () throws -> Void) -> Bool {
  do {
    try body()
    return true
  } catch {
    let text = String(describing: error)
    // From 511 levels of JSON on, Foundation's coders can throw their own errors.
    guard text.contains("nested") || nesting * levels > 510 else {
      fail("\(name) at \(nesting): \(text.prefix(300))")
    }
    let context = context(of: error)
    if context?.debugDescription.contains("stack") == true, context?.codingPath.isEmpty == true {
      fail("\(name) at \(nesting): no path")
    }
    return false
  }
}

/// Returns the context of an error that can be about nesting, or nil for other errors, such as the error of an untagged
/// family.
func context(of error: any Error) -> (codingPath: [any CodingKey], debugDescription: String)? {
  switch (error as? WidgetDecodingError)?.underlying ?? error {
  case DecodingError.dataCorrupted(let context): (context.codingPath, context.debugDescription)
  case EncodingError.invalidValue(_, let context): (context.codingPath, context.debugDescription)
  default: nil
  }
}

func fail(_ message: String) -> Never {
  say("FAILED: \(message)")
  exit(1)
}

/// Tries a shape on the current thread, and prints how many nested values each coder can process.
func check<Value>(_ shape: Shape<Value>, values: [Value], least: Int) {
  var most: [String: Int] = [:]
  func check(_ coder: String, _ body: (Int, Int) throws -> Void) {
    let name = "\(shape.name) \(coder)"
    for (index, nesting) in nestings.enumerated() {
      // If the program crashes, the last line shows the coder and the nesting.
      say("\(name) \(nesting)", to: .standardError)
      if attempt(name, nesting, levels: shape.levels, { try body(index, nesting) }) {
        most[coder] = nesting
      }
    }
    if most[coder] ?? 0 < least / shape.levels { fail("\(name): \(most[coder] ?? 0) levels") }
  }
  if shape.isGenerated {
    check("decode") { _ = try JSONDecoder().decode(Value.self, from: shape.document($1)) }
    check("encode") { index, _ in _ = try JSONEncoder().encode(values[index]) }
  }
  check("read") { _ = try WidgetJSONDecoder().decode(Value.self, from: shape.document($1)) }
  check("write") { index, _ in _ = try WidgetJSONEncoder().encode(values[index]) }
  let name = shape.name.padding(toLength: 16, withPad: " ", startingAt: 0)
  say(name + ["decode", "encode", "read", "write"].map { " \($0) \(most[$0] ?? 0)" }.joined())
}

/// Prints a line without buffering, because a crash would lose buffered text.
func say(_ text: String, to handle: FileHandle = .standardOutput) {
  handle.write(Data((text + "\n").utf8))
}

@main struct Main {
  /// The size of the stack in kilobytes, or 0 for the first thread's stack.
  static let kilobytes = Int(CommandLine.arguments.dropFirst().first ?? "") ?? 512
  /// The number of levels of JSON that each coder must be able to process.
  static let least = Int(CommandLine.arguments.dropFirst(2).first ?? "") ?? 0

  /// Tries a shape on a thread with a stack of `kilobytes`, or on the first thread if `kilobytes` is 0. The values are
  /// created on the first thread and never released, because releasing them could exhaust a small stack.
  static func run<Value>(_ shape: Shape<Value>) {
    if let only = CommandLine.arguments.dropFirst(3).first, shape.name != only { return }
    var values: [Value] = []
    var value = shape.innermost
    for nesting in 1...2_000 {
      value = shape.wrap(value)
      if nestings.contains(nesting) { values.append(value) }
    }
    let kept = Unmanaged.passRetained(Box(value: values)).takeUnretainedValue()
    guard kilobytes > 0 else { return check(shape, values: kept.value, least: least) }
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      check(shape, values: kept.value, least: least)
      done.signal()
    }
    thread.stackSize = kilobytes * 1024
    thread.start()
    done.wait()
  }

  final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(value: Value) { self.value = value }
  }

  static func main() {
    component("single", #"{"type":"single","child":"#) { Single(child: $0) }
    component("list", #"{"type":"list","children":["#, "]}", 2) { List(children: [$0]) }
    component("table", #"{"type":"table","named":{"a":"#, "}}", 2) { Table(named: ["a": $0]) }
    component("lossy", #"{"type":"lossy","children":["#, "]}", 2) { Lossy(children: [$0]) }
    component("skip", #"{"type":"skipping","children":["#, "]}", 2) { Skipping(children: [$0]) }
    component("onError", #"{"type":"replacing","child":"#) { Replacing(child: $0) }
    component("keep", #"{"type":"keeping","child":"#) { Keeping(child: $0) }
    component("alias", #"{"type":"aliased","content":"#) { Aliased(child: $0) }
    component("path", #"{"type":"deep","a":{"b":"#, "}}", 2) { Deep(child: $0) }
    // The value is decoded without brackets, but encoded with them.
    component("oneOrMany", #"{"type":"several","children":"#, "}", 2) { Several(children: [$0]) }
    component("flatten", #"{"type":"flat","child":"#) { Flat(style: Style(), child: $0) }
    component("wide", #"{"type":"wide","value3":"#) { Wide(value3: $0) }
    component("tag last", #"{"child":"#, #","type":"single"}"#) { Single(child: $0) }
    component("wide list", #"{"type":"wide","value4":["#, "]}", 2) { Wide(value4: [$0]) }
    component("unknown name", #"{"type":"keeping","child":{"type":"new","a":"#, "}}", 2) {
      Keeping(child: Keeping(child: $0))
    }
    component("with an enum", #"{"type":"wide","value6":{"type":"component","component":"#, "}}", 2)
    {
      Wide(value6: .component(component: $0))
    }
    let content = {
      (shape: String, wrap: @escaping @Sendable (Content) -> Content, opening: String) in
      run(
        Shape(
          name: shape, innermost: Content.none, json: (opening, #"{"type":"none"}"#, "}"),
          levels: 1, wrap: wrap))
    }
    content("enum", { .nested(nested: $0) }, #"{"type":"nested","nested":"#)
    content(
      "big enum",
      {
        .big0(
          value0: nil, value1: nil, value2: nil, value3: nil, value4: nil, value5: nil, value6: $0,
          value7: nil)
      },
      #"{"type":"big0","value6":"#)
    run(
      Shape(
        name: "external", innermost: External.none, json: (#"{"nested":"#, #"{"none":{}}"#, "}"),
        levels: 1
      ) { .nested($0) })
    run(
      Shape(
        name: "external, two", innermost: External.none,
        json: (#"{"both":{"left":"#, #"{"none":{}}"#, "}}"), levels: 2
      ) {
        .both(left: $0, right: nil)
      })
    run(
      Shape(
        name: "adjacent", innermost: Adjacent.none,
        json: (#"{"type":"nested","value":"#, #"{"type":"none"}"#, "}"), levels: 1
      ) { .nested($0) })
    run(
      Shape(
        name: "untagged", innermost: Untagged.number(1), json: (#"{"right":"#, "1", "}"), levels: 1
      ) { .right(right: $0) })
    run(
      Shape<AnyPart>(
        name: "untagged family", innermost: AnyPart(Second()), json: (#"{"part":"#, "{}", "}"),
        levels: 1
      ) {
        AnyPart(Second(part: $0.value))
      })
    run(
      Shape<AnyNode>(
        name: "external family", innermost: AnyNode(Inner()),
        json: (#"{"inner":{"node":"#, #"{"inner":{}}"#, "}}"), levels: 2
      ) {
        AnyNode(Inner(node: $0.value))
      })
    run(
      Shape(
        name: "tree", innermost: Tree(), json: (#"{"children":["#, #"{"children":[]}"#, "]}"),
        levels: 2
      ) {
        Tree(children: [$0])
      })
    run(
      Shape(
        name: "branches", innermost: Branches(), json: (#"{"named":{"a":"#, #"{"named":{}}"#, "}}"),
        levels: 2
      ) {
        Branches(named: ["a": $0])
      })
    run(
      Shape(name: "shorthand", innermost: Short(), json: ("[", "[]", "]"), levels: 2) {
        Short(items: [$0])
      })
    run(
      Shape(
        name: "positional", innermost: Positional(), json: ("[[", "[[]]", "]]"), levels: 2
      ) { Positional(children: [$0]) })
    run(
      Shape(name: "arrays", innermost: JSONValue.null, json: ("[", "null", "]"), levels: 1) { [$0] }
    )
    run(
      Shape(name: "objects", innermost: JSONValue.null, json: (#"{"a":"#, "null", "}"), levels: 1) {
        ["a": $0]
      })
    run(
      Shape(
        name: "plain", innermost: Plain(), json: (#"{"children":["#, #"{"children":[]}"#, "]}"),
        levels: 2, isGenerated: false
      ) {
        Plain(children: [$0])
      })
  }

  /// Tries a type of the family `Component` that contains a component.
  static func component(
    _ name: String, _ opening: String, _ closing: String = "}", _ levels: Int = 1,
    _ wrap: @escaping @Sendable (any Component) -> any Component
  ) {
    run(
      Shape<AnyComponent>(
        name: name, innermost: AnyComponent(Leaf()), json: (opening, #"{"type":"leaf"}"#, closing),
        levels: levels
      ) {
        AnyComponent(wrap($0.value))
      })
  }
}
