import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel

/// A model of some files, by path and text.
func model(_ files: [(path: String, text: String)]) -> Model {
  Model(files.map { parse(SourceFile(path: $0.path, text: $0.text)) })
}

/// A model of one file.
func model(_ text: String) -> Model { model([("Test.swift", text)]) }

extension Model {
  /// The first type of a dotted name.
  func first(_ name: String) throws -> DeclarationID {
    try #require(allTypes.first { self.name(of: $0) == name }, "no type \(name)")
  }
}
