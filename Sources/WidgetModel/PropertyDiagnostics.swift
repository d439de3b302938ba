import WidgetSource
import WidgetSyntax

/// What can be wrong with properties, in alphabetical order.
extension Diagnostic {
  static func autoCodableConstant(
    _ property: Property, wrapper: String, in file: ParsedFile
  ) -> Diagnostic {
    let declaration = "\(property.name): \(property.type?.text ?? "…")"
    return Diagnostic(
      id: "auto-codable-constant",
      message: "a property wrapper cannot be on a constant; write "
        + "'@\(wrapper) var \(declaration)', or 'let \(declaration)' without the wrapper, "
        + "which is coded all the same",
      file: file.source.path, range: property.range)
  }

  static func constantOnTheWire(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "constant-on-the-wire", severity: .warning,
      message: "'\(property.bareName)' is a constant with a value: it is written but never read; "
        + "make it a 'var', or mark it '// widgetgen: only = encode' or 'skip'",
      file: file.source.path, range: property.range)
  }

  static func duplicateKey(
    _ key: String, _ property: Property, first: Property, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-key",
      message: "'\(property.bareName)' and '\(first.bareName)' both have the key '\(key)'; "
        + "give one of them another by '// widgetgen: key = \"…\"'",
      file: file.source.path, range: property.range,
      notes: [Note(message: "first used here", file: file.source.path, range: first.range)])
  }

  static func incomparable(_ property: Property, _ why: String, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "incomparable",
      message: "'\(property.bareName)' \(why), and a generated '==' cannot compare it; "
        + "mark it '// widgetgen: skip' or write '==' by hand",
      file: file.source.path, range: property.range)
  }

  static func keyOfConstant(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "key-of-constant", severity: .warning,
      message: "'\(property.bareName)' is a constant with a value and is never decoded; "
        + "make it a 'var' or remove its key",
      file: file.source.path, range: property.range)
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

  static func nilForValue(
    _ key: AnnotationKey, _ property: Property, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "annotation-value",
      message: "'\(key.rawValue)' cannot be nil, since '\(property.bareName)' is no optional; "
        + "give a value, or write '\(property.type?.text ?? "")?'",
      file: file.source.path, range: property.range)
  }

  static func noSuchCase(
    _ word: String, of type: String, nearest: String, _ property: Property, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "annotation-value", severity: .warning,
      message: "'\(type)' has no case '\(word)'; did you mean '\(nearest)'?",
      file: file.source.path, range: property.range)
  }

  static func opaqueProperty(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "uncodable-type",
      message: "'\(property.bareName)' has type '\(type.text)', and nothing but its initial value "
        + "can be of that type; write 'any', or mark it '// widgetgen: skip'",
      file: file.source.path, range: property.range)
  }

  static func propertyInBlock(
    _ property: Property, _ block: InlineBlock, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "property-in-block",
      message: "'\(property.bareName)' stands in inline block '\(block.name)', which is filled "
        + "anew; move it out",
      file: file.source.path, range: property.range)
  }

  static func skippedWithoutValue(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "skipped-without-value",
      message:
        "'\(property.bareName)' is \(property.annotations.has(.skip) ? "skipped" : "not decoded") "
        + "and needs an initial value",
      file: file.source.path, range: property.range)
  }

  static func uncodableType(
    _ property: Property, _ type: TypeName, encodes: Bool = false, in file: ParsedFile
  ) -> Diagnostic {
    let name = property.bareName.capitalizedFirst
    return Diagnostic(
      id: "uncodable-type",
      message: "'\(property.bareName)' has type '\(type.text)', which cannot be "
        + (encodes ? "coded" : "decoded") + "; write 'static func decode\(name)(from:)' "
        + (encodes ? "and 'func encode\(name)(to:)', " : "") + "or mark it '// widgetgen: skip'",
      file: file.source.path, range: property.range)
  }

  static func unknownArguments(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-property-type",
      message:
        "what the '\(type.text)' in '\(property.bareName)' is made of cannot be told from its "
        + "initial value; write '\(type.text)<…>' behind the colon",
      file: file.source.path, range: property.range)
  }

  static func unknownPropertyType(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "unknown-property-type",
      message: "the type of '\(property.bareName)' cannot be told from its initial value; "
        + "write it behind a colon",
      file: file.source.path, range: property.range)
  }
}
