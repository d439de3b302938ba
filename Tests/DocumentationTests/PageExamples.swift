import Foundation
import Testing

/// The examples of a page that are run: its JSON and its statements, with the expected output.
struct PageExamples {
  private enum Example {
    case run(MarkdownPage.Block, prints: String?)
    case json(MarkdownPage.Block, type: String, writes: String?, isTwoWay: Bool)
  }

  private let examples: [Example]

  var isEmpty: Bool { examples.isEmpty }

  init(_ page: MarkdownPage) {
    let blocks = page.blocks
    examples = blocks.enumerated().compactMap { index, block in
      let next = blocks[(index + 1)...].first
      switch block.kind {
      case "run": return .run(block, prints: next?.kind == "prints" ? next?.text : nil)
      case "reads", "decodes":
        return .json(
          block, type: block.arguments.first ?? "",
          writes: next?.kind == "writes" ? next?.text : nil, isTwoWay: block.kind == "reads")
      default: return nil
      }
    }
  }

  /// The main file of a program that runs one of the examples. The program's argument is the number of the example.
  var main: String {
    var imports: Set = ["import Foundation"]
    var functions = ""
    var cases = ""
    for (number, example) in examples.enumerated() {
      switch example {
      case .run(let block, _):
        let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
        imports.formUnion(lines.filter { $0.hasPrefix("import ") }.map(String.init))
        let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        functions += "func example\(number)() throws {\n\(body)\n}\n"
        cases += "case \"\(number)\": try example\(number)()\n"
      case .json(_, let type, let writes, let isTwoWay):
        cases += """
          case "\(number)":
            let data = FileHandle.standardInput.readDataToEndOfFile()
            let value = try JSONDecoder().decode(\(type).self, from: data)

          """
        cases +=
          isTwoWay || writes != nil
          ? "print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))\n"
          : "_ = value\n"
      }
    }
    return imports.sorted().joined(separator: "\n")
      + "\n\(functions)\nswitch CommandLine.arguments[1] {\n\(cases)default: break\n}\n"
  }

  /// Runs each example, and compares its output with the page.
  func check(_ program: URL) throws {
    for (number, example) in examples.enumerated() {
      switch example {
      case .run(let block, let prints):
        let output = try Self.run(program, number, input: "", block)
        if let prints { #expect(output == prints, "\(block.place)") }
      case .json(let block, _, let writes, let isTwoWay):
        let output = try Self.run(program, number, input: block.text, block)
        guard isTwoWay || writes != nil else { continue }
        #expect(
          try Self.json(output) == Self.json(writes ?? block.text), "\(block.place): \(output)")
      }
    }
  }

  private static func json(_ text: String) throws -> NSObject? {
    let options: JSONSerialization.ReadingOptions = [.fragmentsAllowed]
    return try JSONSerialization.jsonObject(with: Data(text.utf8), options: options) as? NSObject
  }

  private static func run(
    _ program: URL, _ number: Int, input: String, _ block: MarkdownPage.Block
  ) throws -> String {
    let process = Process()
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = [String(number)]
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardOutput
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    #expect(process.terminationStatus == 0, "\(block.place): \(text)")
    return text
  }
}
