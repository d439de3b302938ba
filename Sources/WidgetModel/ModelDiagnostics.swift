import WidgetSource
import WidgetSyntax

/// What can be wrong with the types that code is generated for, in alphabetical order.
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

  static func classNeedsInline(
    _ type: ModelType, member: String, block: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "class-needs-inline",
      message: "\(member) of \(type.kind.rawValue) '\(type.name)' cannot stand in an extension; "
        + "put '// widgetgen:inline:\(block)' and '// widgetgen:end' into it and pass "
        + "'--inline', or make it a struct",
      file: file.source.path, range: type.range)
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

  static func duplicateName(
    _ name: String, in family: String, _ second: (file: ParsedFile, range: SourceRange),
    first: (file: ParsedFile, range: SourceRange), what: String = "types"
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-name",
      message: "two \(what) of '\(family)' have the name '\(name)'; "
        + "give one of them another by '// widgetgen: name = \"…\"'",
      file: second.file.source.path, range: second.range,
      notes: [
        Note(message: "first used here", file: first.file.source.path, range: first.range)
      ])
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

  static func noncopyable(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "noncopyable",
      message: "'\(type.name)' cannot be copied, and what is coded can; remove '~Copyable', or "
        + "mark it '// widgetgen: skip'",
      file: file.source.path, range: type.range)
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

  static func superclass(
    _ name: String, of type: ModelType, isMarked: Bool, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "superclass",
      message: "'\(type.name)' inherits from class '\(name)', whose initializers generated ones "
        + "do not call; write its initializers "
        + (isMarked
          ? "by hand and remove the marker"
          : "and its coding by hand, or mark it '// widgetgen: skip'"),
      file: file.source.path, range: type.range)
  }

  static func tooManyConditions(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "too-many-conditions",
      message: "the '#if's in '\(type.name)' have more than \(ParsedFile.variantLimit) outcomes; "
        + "write its initializers by hand",
      file: file.source.path, range: type.range)
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

  static func uncodableValue(
    _ element: EnumCase, of type: ModelType, encodes: Bool = false, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "uncodable-value",
      message: "\(element.valueInWords) has a type that cannot be "
        + (encodes ? "coded" : "decoded") + "; write 'init(from:)'"
        + (encodes ? " and 'encode(to:)'" : "") + " of '\(type.name)' by hand",
      file: file.source.path, range: element.range)
  }

  static func uncomparedSuperclass(
    _ name: String, of type: ModelType, isMarked: Bool, in file: ParsedFile
  ) -> Diagnostic {
    // What Sourcery made so far is made still.
    Diagnostic(
      id: "superclass", severity: isMarked ? .warning : .error,
      message:
        "'\(type.name)' inherits from class '\(name)', whose properties a generated '==' does "
        + "not compare; write '==' by hand",
      file: file.source.path, range: type.range)
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

extension EnumCase {
  /// One of its values, as messages name it.
  var valueInWords: String { "a value of 'case \(name.bareName)'" }
}
