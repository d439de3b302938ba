import WidgetSource
import WidgetSyntax

/// What can be wrong with coding in both directions, in alphabetical order.
extension Diagnostic {
  static func flattenBringsKey(
    _ property: Property, key: String, first: Property, in file: ParsedFile
  ) -> Diagnostic {
    let (name, other) = (property.bareName, first.bareName)
    return Diagnostic(
      id: "flatten-brings-key", severity: .warning,
      message: first.annotations.has(.flatten)
        ? "'\(name)' brings the key '\(key)', and so does '\(other)'; remove 'flatten' from one"
        : "'\(name)' brings the key '\(key)', which is that of '\(other)'; remove 'flatten', or give "
          + "'\(other)' another by '// widgetgen: key = \"…\"'",
      file: file.source.path, range: property.range,
      notes: [Note(message: "first used here", file: file.source.path, range: first.range)])
  }

  static func flattenBringsName(
    _ property: Property, _ type: ModelType, key: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "flatten-brings-name",
      message: "'\(property.bareName)' brings a name of its own under '\(key)', where "
        + "'\(type.name)' has one already; remove 'flatten', or give its family another 'tag'",
      file: file.source.path, range: property.range)
  }

  static func flattenNeedsObject(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "flatten-needs-object",
      message: "'flatten' puts the properties of '\(property.bareName)' among those of its type, "
        + "and '\(type.text)' has none; remove it",
      file: file.source.path, range: property.range)
  }

  static func keyOfName(
    _ what: String, at range: SourceRange, of type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "key-of-name",
      message: "\(what) has the key under which the name of '\(type.name)' stands; give it "
        + "another by '// widgetgen: key = \"…\"', or its family another 'tag'",
      file: file.source.path, range: range)
  }

  static func leavingOutNeedsStringKeys(
    _ property: Property, _ keys: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "leaving-out-needs-string-keys",
      message: "'\(property.bareName)' has keys of '\(keys)', and values can be left out only of "
        + "arrays and of dictionaries with 'String' keys; write "
        + "'static func decode\(property.bareName.capitalizedFirst)(from:)' for it",
      file: file.source.path, range: property.range)
  }

  static func lossyNeedsCollection(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "lossy-needs-collection",
      message: "'lossy' drops elements, and '\(property.bareName)' is no array or dictionary; "
        + "'onError' gives a value in place of a wrong one",
      file: file.source.path, range: property.range)
  }

  static func lossyOfUnseen(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "lossy-needs-collection",
      message: "'lossy' drops elements, and whether '\(type.text)' has some cannot be told; "
        + "write the array or dictionary that '\(property.bareName)' is",
      file: file.source.path, range: property.range)
  }

  static func lossyOfWrapper(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "lossy-needs-collection",
      message: "'lossy' drops elements, and '\(property.bareName)' is coded by its wrapper; "
        + "remove it, or the wrapper",
      file: file.source.path, range: property.range)
  }

  static func onlyIsNotEnough(
    _ type: ModelType, _ missing: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "only-is-not-enough",
      message: "a protocol of '\(type.name)' promises that it is '\(missing)'; remove 'only', or "
        + "leave '\(missing)' out of the protocol",
      file: file.source.path, range: type.range)
  }

  static func pathThroughValue(
    _ property: Property, _ value: Property, key: [String], in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-key",
      message: "'\(property.bareName)' is written into the object "
        + "'\(key.joined(separator: "."))', which is the value of '\(value.bareName)'; give one of "
        + "them another key",
      file: file.source.path, range: property.range,
      notes: [Note(message: "written here", file: file.source.path, range: value.range)])
  }

  static func unknownWrapper(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "unknown-wrapper", severity: .warning,
      message:
        "what is on '\(property.bareName)' is declared in no source that is scanned, and may "
        + "be a property wrapper; name its module's sources in 'dependencies', or give the property "
        + "an initial value",
      file: file.source.path, range: property.range)
  }

  static func unusableWrapper(
    _ property: Property, _ problem: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unusable-wrapper", message: "the wrapper of '\(property.bareName)' \(problem)",
      file: file.source.path, range: property.range)
  }
}
