import Foundation
import TestSupport
import Testing
import WidgetGenerator

/// Tests the names and dependencies that the Bazel rules repeat, because Bazel cannot read Swift.
@Suite struct BazelTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  @Test func rulesDeclareAllGeneratedFiles() throws {
    let names = BuiltinGeneration.allCases.map { "\"\($0.name)\"" }.joined(separator: ", ")
    #expect(try text("bazel/generation.bzl").contains("\n_BUILTINS = [\(names)]\n"))
    let rule = try text("bazel/swift.bzl")
    #expect(OutputNaming.parts(ofSources: 63) == 1 && OutputNaming.parts(ofSources: 64) == 16)
    #expect(rule.contains("(16 if len(ctx.files.srcs) >= 64 else 1)"))
    let parts = BuiltinGeneration.allCases.filter { $0.outputNames(parts: 16).count == 16 }
    #expect(parts == [.coding])
  }

  /// The modules in BUILD.bazel have the same dependencies as in Package.swift.
  @Test func modulesMatchThePackage() throws {
    let manifest = try text("Package.swift")
    let build = try text("BUILD.bazel")
    let modules = build.matches(of: #/\n    "(\w+)\/(\w+)": \[([^\]]*)\]/#)
    #expect(modules.count > 8)
    for module in modules {
      let target = try #require(manifest.range(of: "\"\(module.2)\", in: \"\(module.1)\""))
      let rest = manifest[target.upperBound...]
      // The next target of the list begins with `module(` or a dot.
      let end = rest.firstRange(of: #/\n    [m.]/#)?.lowerBound ?? rest.endIndex
      let quoted = #/"(\w+)"/#
      #expect(
        Set(rest[..<end].matches(of: quoted).map(\.1))
          == Set(module.3.matches(of: quoted).map(\.1)),
        "\(module.2)")
    }
  }
}
