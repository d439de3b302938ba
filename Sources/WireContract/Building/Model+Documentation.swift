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
  /// The doc comment of a type, or nil if there isn't one.
  func documentation(of id: DeclarationID) -> String? {
    declaration(id).documentation.flatMap { text(ofComment: files[id.file].text($0)) }
  }

  /// The doc comment of a property, or nil if there isn't one.
  func documentation(of property: Property) -> String? {
    let declared = declaration(property.owner).properties.first { $0.name == property.range }
    return declared?.documentation.flatMap {
      text(ofComment: files[property.owner.file].text($0))
    }
  }

  /// The text of `///` and `/** */` comments, without annotations.
  private func text(ofComment comment: String) -> String? {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var text = line.drop { $0 == " " || $0 == "\t" }
      for mark in ["///", "/**", "*/", "*"] where text.hasPrefix(mark) {
        text = text.dropFirst(mark.count)
        break
      }
      if text.hasSuffix("*/") { text = text.dropLast(2) }
      return text.hasPrefix(" ") ? String(text.dropFirst()) : String(text)
    }
    let kept = lines.filter {
      !$0.trimmed.hasPrefix("widgetgen:") && !$0.trimmed.hasPrefix("sourcery:")
    }
    let text = kept.joined(separator: "\n").trimmed
    return text.isEmpty ? nil : text
  }
}
