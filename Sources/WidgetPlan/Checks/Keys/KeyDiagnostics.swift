import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with the keys of properties, in alphabetical order.
extension Diagnostic {
  static func constantOnTheWire(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "constant-on-the-wire", severity: .warning,
      message:
        "'\(property.bareName)' is a constant with a value, which is written but never read; "
        + "make it a 'var', or mark it '// widgetgen: only = encode' or 'skip'",
      file: file.source.path, range: property.range)
  }

  static func duplicateKey(
    _ key: String, _ property: Property, first: Property, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-key",
      message: "'\(property.bareName)' and '\(first.bareName)' both have the key '\(key)'; "
        + "give one of them another with '// widgetgen: key = \"…\"'",
      file: file.source.path,
      range: property.range(
        of: .key, .alias, .decodeKey, .encodeKey, .path, .decodePath, .encodePath),
      notes: [Note(message: "first used here", file: file.source.path, range: first.range)])
  }

  static func flattenBesideRoot(
    _ property: Property, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "contradicting-annotations",
      message: "'\(property.bareName)' is flattened into the whole object, and 'path' of "
        + "'\(type.name)' is for an object within it; write 'path' on the other properties",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func keyOfConstant(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "key-of-constant", severity: .warning,
      message: "'\(property.bareName)' is a constant with a value and is never decoded; "
        + "make it a 'var' or remove its key",
      file: file.source.path, range: property.range(of: .key, .style))
  }

  /// - Parameter owner: the type, family or enum that has the discriminator.
  static func keyOfName(
    _ what: String, at range: SourceRange, of owner: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "key-of-name",
      message: "\(what) has the key of the discriminator of '\(owner)'; give it "
        + "another with '// widgetgen: key = \"…\"', or its family another 'tag'",
      file: file.source.path, range: range)
  }

  /// - Parameter owner: the type, family or enum that has the discriminator.
  static func overlapsName(
    _ what: String, _ tag: TagPlace, at range: SourceRange, of owner: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "key-of-name",
      message:
        "\(what) would replace the discriminator of '\(owner)' at '\(tag.text)'; give it "
        + "another key or path, or its family another 'tagPath'",
      file: file.source.path, range: range)
  }

  /// - Parameter name: what is its own key beside the discriminator.
  static func nameIsTag(
    _ name: String, of what: String, _ tag: TagPlace, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "key-of-name",
      message:
        "the name '\(name)' of \(what) is also the key of the discriminator, '\(tag.text)'; use another name "
        + "or another 'tag'",
      file: file.source.path, range: range)
  }

  static func missingKey(
    _ property: Property, keys: DeclarationID, in model: Model
  ) -> Diagnostic {
    let keysFile = model.files[keys.file]
    return Diagnostic(
      id: "missing-key",
      message: "'\(property.bareName)' has no case in 'CodingKeys' and no initial value; "
        + "add the case or a value",
      file: model.files[property.owner.file].source.path, range: property.range,
      notes: [
        Note(
          message: "'CodingKeys' is written here", file: keysFile.source.path,
          range: model.declaration(keys).name)
      ])
  }

  static func pathThroughValue(
    _ property: Property, _ value: Property, key: [String], in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-key",
      message: "'\(property.bareName)' is written into the object "
        + "'\(key.joined(separator: "."))', which is the value of '\(value.bareName)'; give one of "
        + "them another key",
      file: file.source.path, range: property.range(of: .path, .encodePath),
      notes: [Note(message: "written here", file: file.source.path, range: value.range)])
  }
}
