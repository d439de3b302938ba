import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages of `@available(*, deprecated, message: "…")`.
extension Model {
  /// The message of a deprecated type, which can be empty, or nil if the type is not deprecated.
  func deprecation(of id: DeclarationID) -> String? {
    Self.deprecation(in: availabilityAttributes(of: id))
  }

  func deprecation(of property: Property) -> String? {
    let declared = declaration(property.owner).properties.first { $0.name == property.range }
    return declared.flatMap { deprecation($0.attributes, in: property.owner) }
  }

  func deprecation(ofCase name: String, in id: DeclarationID) -> String? {
    deprecations(ofCasesOf: id)[name]
  }

  /// The messages of the deprecated cases of an enum, by their names.
  func deprecations(ofCasesOf id: DeclarationID) -> [String: String] {
    var found: [String: String] = [:]
    for element in declaration(id).cases {
      found[files[id.file].text(element.name).bareName] = deprecation(element.attributes, in: id)
    }
    return found
  }

  private func deprecation(_ attributes: Sublist<Attribute>, in id: DeclarationID) -> String? {
    let file = files[id.file]
    return Self.deprecation(
      in: file[attributes].filter { file.text($0.name) == "available" }.map { file.text($0.range) })
  }

  /// - Parameter texts: `@available` attributes.
  private static func deprecation(in texts: [String]) -> String? {
    for text in texts {
      let (code, message) = text.withoutLiteral
      let words = code.split { !$0.isLetter && $0 != "_" }
      if words.contains("deprecated") { return message ?? "" }
    }
    return nil
  }
}

extension String {
  /// The text before the only string literal, and the contents of the literal.
  fileprivate var withoutLiteral: (code: String, literal: String?) {
    guard let start = firstIndex(of: "\""), let end = lastIndex(of: "\""), start < end else {
      return (self, nil)
    }
    return (
      String(self[..<start]) + self[index(after: end)...], String(self[index(after: start)..<end])
    )
  }
}
