import WidgetModel
import WidgetSource
import WidgetSyntax

/// The documentation and positions of declarations.
extension ContractBuilder {
  func place(of id: DeclarationID) -> ContractPlace {
    ContractPlace(file: model.files[id.file].source.path, range: model.declaration(id).name)
  }

  func place(ofCase name: String, in id: DeclarationID) -> ContractPlace {
    let file = model.files[id.file]
    let element = model.declaration(id).cases.first { file.text($0.name) == name }
    return ContractPlace(
      file: file.source.path, range: element?.name ?? model.declaration(id).name)
  }
}

extension Model {
  /// Returns the doc comment of a type, or nil if there isn't one.
  func documentation(of id: DeclarationID) -> String? {
    declaration(id).documentation.flatMap { text(ofComment: files[id.file].text($0)) }
  }

  /// Returns the doc comment of a property, or nil if there isn't one.
  func documentation(of property: Property) -> String? {
    let declared = declaration(property.owner).properties.first { $0.name == property.range }
    return declared?.documentation.flatMap {
      text(ofComment: files[property.owner.file].text($0))
    }
  }

  /// Returns the text of a `///` or `/** */` comment without the lines that are annotations, or nil if no text remains.
  private func text(ofComment comment: String) -> String? {
    let all = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let lines = all.map { line in
      var text = line.drop { $0 == " " || $0 == "\t" }
      for mark in ["///", "/**", "*/", "*"] where text.hasPrefix(mark) {
        text = text.dropFirst(mark.count)
        break
      }
      if text.hasSuffix("*/") { text = text.dropLast(2) }
      return (text.hasPrefix(" ") ? text.dropFirst() : text).printable(keepingTabs: true)
    }
    let kept = lines.filter {
      !$0.trimmed.hasPrefix("widgetgen:") && !$0.trimmed.hasPrefix("sourcery:")
    }
    let text = kept.joined(separator: "\n").trimmed
    return text.isEmpty ? nil : text
  }
}

/// The messages of `@available(*, deprecated, message: "…")`.
extension Model {
  /// Returns the deprecation message of a type, or nil if the type is not deprecated. The message can be empty.
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

  /// Returns the messages of the deprecated cases of an enum, by the names of the cases.
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

  /// Returns the message of the first attribute that deprecates its declaration, or nil if no attribute does. The
  /// message can be empty.
  ///
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
  /// The code around the only string literal, and the contents of this literal, which are nil if there isn't one.
  fileprivate var withoutLiteral: (code: String, literal: String?) {
    guard let start = firstIndex(of: "\""), let end = lastIndex(of: "\""), start < end else {
      return (self, nil)
    }
    return (
      String(self[..<start]) + self[index(after: end)...], String(self[index(after: start)..<end])
    )
  }
}
