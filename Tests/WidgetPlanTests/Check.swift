import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel

/// Returns the model of the given files.
func model(_ files: [(path: String, text: String)]) -> Model {
  Model(files.map { parse(SourceFile(path: $0.path, text: $0.text)) })
}

/// Returns the model of one file with the given text.
func model(_ text: String) -> Model { model([("Test.swift", text)]) }

extension Model {
  /// Returns the first type with the given name, such as `Outer.Inner`.
  func first(_ name: String) throws -> DeclarationID {
    try #require(allTypes.first { self.name(of: $0) == name }, "no type \(name)")
  }
}
