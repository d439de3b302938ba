import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel

/// Returns the model of some files.
func model(_ files: [(path: String, text: String)]) -> Model {
  Model(files.map { parse(SourceFile(path: $0.path, text: $0.text)) })
}

/// Returns the model of a file.
func model(_ text: String) -> Model { model([("Test.swift", text)]) }

extension Model {
  /// Returns the first type with the given full name, such as `Outer.Inner`.
  func first(_ name: String) throws -> DeclarationID {
    try #require(allTypes.first { self.name(of: $0) == name }, "no type \(name)")
  }
}
