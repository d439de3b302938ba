import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about the keys of properties.
extension Diagnostic {
  static func constantOnTheWire(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .constantOnTheWire,
      message:
        "'\(property.bareName)' is a constant with a value, which is encoded but never decoded; "
        + "make it a 'var', or mark it with '// widgetgen: skip(decode)' or 'skip'",
      file: file.source.path, range: property.range)
  }

  static func duplicateKey(
    _ key: String, _ property: Property, first: Property, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .duplicateKey,
      message: "'\(property.bareName)' and '\(first.bareName)' both have the key '\(key)'; "
        + "give one of them another key with '// widgetgen: key = \"…\"'",
      file: file.source.path,
      range: property.range(of: .key, .alias),
      notes: [Note(message: "first used here", file: file.source.path, range: first.range)])
  }

  static func flattenBesideRoot(
    _ property: Property, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message:
        "'\(property.bareName)' is flattened into the whole object, but 'content' of '\(type.name)' is "
        + "for a nested object; write the path in 'key' of the other properties",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func keyOfConstant(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .keyOfConstant,
      message: "'\(property.bareName)' is a constant with a value and is never decoded; "
        + "make it a 'var' or remove its key",
      file: file.source.path, range: property.range(of: .key, .keyStyle))
  }

  /// - Parameter owner: the type, family or enum that has the discriminator.
  static func keyOfName(
    _ what: String, at range: SourceRange, of owner: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .keyOfName,
      message: "\(what) has the key of the discriminator of '\(owner)'; give it "
        + "another key with '// widgetgen: key = \"…\"', or its family another 'tag'",
      file: file.source.path, range: range)
  }

  static func unkeyedFamily(_ element: EnumCase, in file: ParsedFile) -> Diagnostic {
    let type = element.parameters?.first?.type.unwrapped.text ?? ""
    return Diagnostic(
      rule: .keyOfName, severity: .warning,
      message:
        "the value of 'case \(element.name.bareName)' is under the key '_0', because '\(type)' has its "
        + "names under the same tag; write '// widgetgen: key = …' to choose the key, or give '\(type)' another 'tag'",
      file: file.source.path, range: element.range)
  }

  /// - Parameter owner: the type, family or enum that has the discriminator.
  static func overlapsName(
    _ what: String, _ tag: TagPlace, at range: SourceRange, of owner: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .keyOfName,
      message:
        "\(what) would replace the discriminator of '\(owner)' at '\(tag.text)'; give it "
        + "another key, or its family another 'tag'",
      file: file.source.path, range: range)
  }

  /// - Parameter owner: the type that has the discriminator.
  static func flattenedOverName(
    _ property: Property, _ flattened: TypeName, _ tag: TagPlace, of owner: String,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .keyOfName,
      message:
        "'\(property.bareName)' is flattened, and a property of '\(flattened.unwrapped.text)' would replace the "
        + "discriminator of '\(owner)' at '\(tag.text)'; give that property another key, or the family of '\(owner)' "
        + "another 'tag'",
      file: file.source.path, range: property.range(of: .flatten))
  }

  /// - Parameter name: the name that is also a key.
  static func nameIsTag(
    _ name: String, of what: String, _ tag: TagPlace, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .keyOfName,
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
      rule: .missingKey,
      message: "'\(property.bareName)' has no case in 'CodingKeys' and no initial value; "
        + "add the case or a value",
      file: model.files[property.owner.file].source.path, range: property.range,
      notes: [
        Note(
          message: "'CodingKeys' is declared here", file: keysFile.source.path,
          range: model.declaration(keys).name)
      ])
  }

  static func pathThroughValue(
    _ property: Property, value: Property, key: [String], in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .duplicateKey,
      message: "'\(property.bareName)' is encoded inside "
        + "'\(key.joined(separator: "."))', which is the value of '\(value.bareName)'; give one of "
        + "them another key",
      file: file.source.path, range: property.range(of: .key),
      notes: [Note(message: "encoded here", file: file.source.path, range: value.range)])
  }
}

extension Rule {
  static let constantOnTheWire = Rule(
    "constant-on-the-wire", .warning, title: "A constant is encoded and never decoded")

  static let duplicateKey = Rule(
    "duplicate-key", .error, .warning,
    title: "Two properties, or two members of a payload, have the same key")

  static let keyOfConstant = Rule(
    "key-of-constant", .warning, title: "'key' is on a constant that is never decoded")

  static let keyOfName = Rule(
    "key-of-name", .error, .warning, title: "A property has the key of a discriminator")

  static let missingKey = Rule(
    "missing-key", .error, .warning,
    title: "A property is missing from 'CodingKeys', or a key from a payload")
}
