import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WidgetSyntax

@testable import ObjectiveCHeaders

/// Tests that the initializers, properties and cases in the interfaces have the names that Swift's own importer uses.
@Suite(.enabled(if: !Libclang.found.isEmpty)) struct ImporterTests {
  @Test(arguments: HeaderCase.all.filter { $0.name != "unknown" })
  func namesMatchTheImporter(_ golden: HeaderCase) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "widgetgen-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try writePlatform(to: folder)
    let module = "module Views { header \"\(golden.folder.path)/input.h\" export * }\n"
    try Data(module.utf8).write(to: folder.appending(path: "module.modulemap"))
    let library = try #require(Libclang.found.first)
    let uses = try golden.interfaces(library).sources.flatMap(Self.uses)
    #expect(!uses.isEmpty)
    let source = "import Views\n@MainActor func uses() {\n" + uses.joined(separator: "\n") + "\n}\n"
    let file = folder.appending(path: "uses.swift")
    try Data(source.utf8).write(to: file)
    let kinds = Set(
      try FileManager.default.subpathsOfDirectory(atPath: golden.folder.path)
        .filter { $0.hasSuffix(".h") }
        .map { golden.folder.appending(path: $0).deletingLastPathComponent().path })
    let output = try SwiftCompiler.run(
      [
        "-typecheck", "-Xfrontend", "-enable-objc-interop", "-module-cache-path",
        folder.appending(path: "cache").path, "-I", folder.path,
      ] + kinds.sorted().flatMap { ["-Xcc", "-I\($0)"] }
        + ["-Xcc", "-I\(folder.path)", "-Xcc", "-w", "-Xcc", "-DNS_NOESCAPE=", file.path])
    let errors = output.split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors.isEmpty, "\(golden):\n\(source)\n\(output)")
  }

  /// Writes headers that replace the platform's headers. They contain the prelude and macros for Swift's attributes.
  private func writePlatform(to folder: URL) throws {
    let macros = Repository.root.appending(path: "Tests/Stubs/ObjectiveC/macros.h")
    let text = try String(contentsOf: macros, encoding: .utf8) + Prelude.types
    for name in ["UIKit/UIKit.h", "Foundation/Foundation.h", "TargetConditionals.h"] {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let isFirst = name == "UIKit/UIKit.h"
      try Data((isFirst ? "#pragma once\n" + text : "#include <UIKit/UIKit.h>\n").utf8).write(
        to: url)
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Banners"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: CaseFolder.root.appending(path: "headers/superclass/Kinds/SPBannerKind.h"),
      to: folder.appending(path: "Banners/SPBannerKind.h"))
  }

  /// Returns statements that use the declarations of an interface.
  private static func uses(of source: SourceFile) -> [String] {
    let file = ScannedFile(source).parsed
    return file.declarations.indices.flatMap { index -> [String] in
      let declaration = file.declarations[index]
      let name = Self.name(of: index, in: file)
      if declaration.generics != nil || name.hasSuffix("Gone") { return [] }
      let initializers = declaration.initializers.filter { one in
        let words = file[one.modifiers].map(file.text)
        // Throwing initializers are not tested, because they need Foundation's `NSError`.
        return !words.contains("private") && !words.contains("required") && !one.isThrowing
      }.map { one -> String in
        let labels = file[one.parameters].map { ($0.label.map(file.text) ?? "_") + ":" }
        return "_ = \(name).init" + (labels.isEmpty ? " as () -> \(name)" : "(\(labels.joined()))")
      }
      let properties = declaration.properties.filter { file.text($0.name) != "rawValue" }
      let members = properties.map { property in
        let isStatic = file[property.modifiers].map(file.text).contains("static")
        let member = file.text(property.name)
        return isStatic ? "_ = \(name).\(member)" : "_ = { (one: \(name)) in one.\(member) }"
      }
      let cases = declaration.cases.map { "_ = \(name).\(file.text($0.name))" }
      return declaration.kind == .struct ? members : initializers + members + cases
    }
  }

  private static func name(of index: Int, in file: ParsedFile) -> String {
    var (names, next) = ([String](), Optional(index))
    while let current = next {
      names.insert(file.text(file.declarations[current].name), at: 0)
      next = file.declarations[current].parent
    }
    return names.joined(separator: ".")
  }
}
