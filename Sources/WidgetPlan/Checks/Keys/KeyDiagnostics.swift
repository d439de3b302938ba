import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with the keys of properties, in alphabetical order.
extension Diagnostic {
  static func constantOnTheWire(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .constantOnTheWire,
      message:
        "'\(property.bareName)' is a constant with a value, which is written but never read; "
        + "make it a 'var', or mark it '// widgetgen: skip(decode)' or 'skip'",
      file: file.source.path, range: property.range)
  }

  static func duplicateKey(
    _ key: String, _ property: Property, first: Property, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .duplicateKey,
      message: "'\(property.bareName)' and '\(first.bareName)' both have the key '\(key)'; "
        + "give one of them another with '// widgetgen: key = \"…\"'",
      file: file.source.path,
      range: property.range(of: .key, .alias),
      notes: [Note(message: "first used here", file: file.source.path, range: first.range)])
  }

  static func flattenBesideRoot(
    _ property: Property, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message: "'\(property.bareName)' is flattened into the whole object, and 'content' of "
        + "'\(type.name)' is for an object within it; write the path in 'key' of the other properties",
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
        + "another with '// widgetgen: key = \"…\"', or its family another 'tag'",
      file: file.source.path, range: range)
  }

  static func unkeyedFamily(_ element: EnumCase, in file: ParsedFile) -> Diagnostic {
    let type = element.parameters?.first?.type.unwrapped.text ?? ""
    return Diagnostic(
      rule: .keyOfName, severity: .warning,
      message:
        "the value of 'case \(element.name.bareName)' is under the key '_0', because '\(type)' has its name "
        + "under the same tag; write '// widgetgen: key = …' to choose the key, or give '\(type)' another 'tag'",
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

  /// - Parameter name: what is its own key beside the discriminator.
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
          message: "'CodingKeys' is written here", file: keysFile.source.path,
          range: model.declaration(keys).name)
      ])
  }

  static func pathThroughValue(
    _ property: Property, value: Property, key: [String], in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .duplicateKey,
      message: "'\(property.bareName)' is written into the object "
        + "'\(key.joined(separator: "."))', which is the value of '\(value.bareName)'; give one of "
        + "them another key",
      file: file.source.path, range: property.range(of: .key),
      notes: [Note(message: "written here", file: file.source.path, range: value.range)])
  }
}

extension Rule {
  static let constantOnTheWire = Rule(
    "constant-on-the-wire", .warning, title: "A constant is written and never read",
    explanation:
      "A `let` with an initial value is encoded; decoding cannot change it. Make it a `var`, or mark "
      + "it `// widgetgen: skip(decode)` to say so, or `// widgetgen: skip`.")

  static let duplicateKey = Rule(
    "duplicate-key", .error,
    title: "Two properties, or two members of a payload, have the same key",
    explanation:
      "Give one of the properties another key with `// widgetgen: key = \"…\"`. Of a key that a payload "
      + "repeats, Foundation's decoder takes the first, and other readers may take the last: remove one."
  )

  static let keyOfConstant = Rule(
    "key-of-constant", .warning, title: "'key' is on a constant that is never decoded",
    explanation:
      "A `let` with an initial value cannot be decoded in Swift. Make it a `var`, or remove the key."
  )

  static let keyOfName = Rule(
    "key-of-name", .error, .warning, title: "A property has the key of the type name",
    explanation:
      "Change the property's key with `// widgetgen: key = \"…\"`, or the family's with `tag`. A property must not "
      + "be written around or within a name in an object of its own either, as in `tag = meta.type`. Where an enum with "
      + "names of its own is a type of a family, or the value of a case, both names have keys of their own."
  )

  static let missingKey = Rule(
    "missing-key", .error,
    title: "A property is missing from 'CodingKeys', or a key from a payload",
    explanation:
      "A `CodingKeys` enum of yours decides the keys. Add a case for the property, or give it an "
      + "initial value. Without a key that the app needs, decoding a payload fails, and with it the whole "
      + "screen, unless something around it is lossy.")
}
