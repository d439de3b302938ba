import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about flattened properties, in alphabetical order.
extension Diagnostic {
  static func flattenBringsKey(
    _ property: Property, keys: [String], first: Property, in file: ParsedFile
  ) -> Diagnostic {
    let (name, other) = (property.bareName, first.bareName)
    let list = keys.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let words =
      "the key\(keys.count == 1 ? "" : "s") \(list)"
      + (keys.count > 3 ? " and \(keys.count - 3) more" : "")
    return Diagnostic(
      rule: .flattenBringsKey,
      message: first.attributes.isFlattened
        ? "'\(name)' and '\(other)' both encode \(words), so a value is lost; remove 'flatten' from one of "
          + "them"
        : "'\(name)' encodes \(words) of '\(other)', so a value is lost; remove 'flatten', or give "
          + "'\(other)' another key with '// widgetgen: key = …'",
      file: file.source.path, range: property.range(of: .flatten),
      notes: [Note(message: "first used here", file: file.source.path, range: first.range)])
  }

  static func flattenBringsName(
    _ property: Property, _ type: ModelType, key: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .flattenBringsName,
      message: "'\(property.bareName)' adds a discriminator under '\(key)', where "
        + "'\(type.name)' already has one; remove 'flatten', or give its family another 'tag'",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func flattenInContent(
    _ property: Property, ofCase name: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .flattenNeedsObject,
      message:
        "'\(property.bareName)' cannot be flattened, because the values of 'case \(name)' are in an object "
        + "without the case's name; give the case a struct as its only value, and use 'flatten' there",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func flattenedOptional(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .annotationNotForRuntime,
      message:
        "with runtime 'beagle-1', the flattened optional '\(property.bareName)' is also nil if a "
        + "value is wrong; write 'static func decode\(property.bareName.capitalizedFirst)(from:)' "
        + "to report that",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func flattenNeedsObject(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .flattenNeedsObject,
      message: "'flatten' merges the keys of '\(property.bareName)' into the surrounding object, "
        + "but '\(type.text)' has none; remove it",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func flattenedShorthand(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .flattenNeedsObject,
      message: "'flatten' merges the keys of '\(property.bareName)' into the surrounding object, "
        + "but '\(type.unwrapped.text)' may be encoded without an object; "
        + "write 'shorthand' without '(both)' on it",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func optionalOfRemainingKeys(_ property: Property, in file: ParsedFile) -> Diagnostic {
    remainingKeys(
      property,
      "'\(property.bareName)' contains the remaining keys, and is empty if there are none; "
        + "remove '?' from its type", in: file)
  }

  static func remainingKeysFlattened(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    remainingKeys(
      property,
      "'\(type.unwrapped.text)' collects the remaining keys, and would also take the keys of the surrounding "
        + "object; collect them there, and remove 'flatten' here", in: file)
  }

  static func remainingKeysInherited(
    _ property: Property, of owner: String, by type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .remainingKeys,
      message:
        "'\(property.bareName)' of the superclass '\(owner)' collects the remaining keys, and would "
        + "take the keys of '\(type.name)'; remove 'flatten' there, or do not inherit from '\(owner)'",
      file: file.source.path, range: type.range)
  }

  static func remainingKeysOfCase(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    remainingKeys(
      property,
      "'\(type.text)' cannot collect the remaining keys of a case; give the case a struct as its only value, and "
        + "collect the keys there", in: file)
  }

  static func remainingKeysUnknown(
    _ property: Property, of type: String, in file: ParsedFile
  ) -> Diagnostic {
    remainingKeys(
      property,
      "'\(property.bareName)' contains the keys that no other property decodes, but the sources "
        + "do not show which '\(type)' decodes; write 'static func decode"
        + "\(property.bareName.capitalizedFirst)(from:)'", in: file)
  }

  static func secondOfRemainingKeys(_ property: Property, in file: ParsedFile) -> Diagnostic {
    remainingKeys(
      property,
      "'\(property.bareName)' is the second property for the remaining keys; remove 'flatten'",
      in: file)
  }

  private static func remainingKeys(
    _ property: Property, _ message: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .remainingKeys, message: message, file: file.source.path,
      range: property.range(of: .flatten))
  }
}

extension Rule {
  static let flattenBringsKey = Rule(
    "flatten-brings-key", .error,
    title: "A flattened type encodes a key that another property encodes")

  static let flattenBringsName = Rule(
    "flatten-brings-name", .error, title: "A flattened property has its own discriminator")

  static let flattenNeedsObject = Rule(
    "flatten-needs-object", .error, title: "'flatten' is on a property without keys")

  static let remainingKeys = Rule(
    "remaining-keys", .error, title: "A dictionary cannot contain the remaining keys of an object")
}
