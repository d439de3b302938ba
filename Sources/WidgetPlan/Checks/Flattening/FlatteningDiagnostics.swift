import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with flattened properties, in alphabetical order.
extension Diagnostic {
  static func flattenBringsKey(
    _ property: Property, key: String, first: Property, in file: ParsedFile
  ) -> Diagnostic {
    let (name, other) = (property.bareName, first.bareName)
    return Diagnostic(
      rule: .flattenBringsKey,
      message: first.attributes.isFlattened
        ? "'\(name)' and '\(other)' both encode the key '\(key)', and one of the values is lost; remove "
          + "'flatten' from one of them"
        : "'\(name)' encodes the key '\(key)' of '\(other)', and one of the values is lost; remove 'flatten', "
          + "or give '\(other)' another key with '// widgetgen: key = …'",
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

  static func flattenedOptional(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .annotationNotForRuntime,
      message:
        "with runtime 'beagle-1', the flattened optional '\(property.bareName)' is nil where a "
        + "value is wrong, too; write 'static func decode\(property.bareName.capitalizedFirst)(from:)' "
        + "to report that",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func flattenNeedsObject(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .flattenNeedsObject,
      message: "'flatten' adds the properties of '\(property.bareName)' to those of its type, "
        + "and '\(type.text)' has none; remove it",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func optionalOfRemainingKeys(_ property: Property, in file: ParsedFile) -> Diagnostic {
    remainingKeys(
      property,
      "'\(property.bareName)' contains the remaining keys and is empty where there are none; "
        + "its type cannot be optional", in: file)
  }

  static func remainingKeysFlattened(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    remainingKeys(
      property,
      "'\(type.unwrapped.text)' contains the remaining keys, and would contain those of its "
        + "surroundings; collect them there, and remove 'flatten' here", in: file)
  }

  static func remainingKeysInherited(
    _ property: Property, of owner: String, by type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .remainingKeys,
      message:
        "'\(property.bareName)' of the superclass '\(owner)' contains the remaining keys, and would "
        + "contain those of '\(type.name)'; remove 'flatten' there, or do not inherit from '\(owner)'",
      file: file.source.path, range: type.range)
  }

  static func remainingKeysUnknown(
    _ property: Property, of type: String, in file: ParsedFile
  ) -> Diagnostic {
    remainingKeys(
      property,
      "'\(property.bareName)' contains the keys that no other property reads, and the sources "
        + "do not show which '\(type)' reads; write 'static func decode"
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
    title: "A flattened type encodes a key that another property encodes",
    explanation:
      "Both values are written to the same key, and only one of them is kept. The key may be several levels of `flatten` "
      + "deep. Remove `flatten`, or change the key of the other property. A type that is only decoded may have such keys."
  )

  static let flattenBringsName = Rule(
    "flatten-brings-name", .error, title: "A flattened property has a type name of its own",
    explanation:
      "Both names would be under the same key. Remove `flatten`, or give one of the families another "
      + "`tag`.")

  static let flattenNeedsObject = Rule(
    "flatten-needs-object", .error,
    title: "'flatten' is on a property without properties of its own",
    explanation: "`flatten` merges the keys of a struct into the surrounding object. Remove it.")

  static let remainingKeys = Rule(
    "remaining-keys", .error, title: "A dictionary cannot contain the remaining keys of an object",
    explanation:
      "`flatten` on a dictionary with `String` keys collects the keys that no other property reads. An object has one "
      + "such dictionary. It cannot be optional, and the sources have to show all keys that the other properties read."
  )
}
