import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about flattened values without a discriminator, in alphabetical order.
extension Diagnostic {
  static func externalInCase(
    _ element: EnumCase, _ value: UnmarkedSearch.Found, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .flattenExternal,
      message:
        "\(element.valueInWords) flattens '\(value.name)' into the object with the name of the case, but "
        + "\(value.reason); give the value a key with '// widgetgen: key = …'\(value.cure)",
      file: file.source.path, range: element.range)
  }

  /// - Parameter other: another property of the object, or nil if the other keys belong to families or superclasses.
  static func flattenedExternal(
    _ property: Property, _ value: UnmarkedSearch.Found, besides other: Property?,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .flattenExternal,
      message:
        "'\(property.bareName)' cannot be flattened into an object with other keys"
        + (other.map { ", such as the key of '\($0.bareName)'" } ?? "")
        + ", because \(value.reason); remove 'flatten'\(value.cure)",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func flattenedNil(
    _ property: Property, of value: UnmarkedSearch.Found, in file: ParsedFile
  ) -> Diagnostic {
    flattenedNil(
      property,
      value.isExternal
        ? value.reason
        : "'\(value.name)' is 'family = untagged', and an object without its keys is an error",
      in: file)
  }

  static func flattenedNil(
    _ property: Property, of type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    flattenedNil(
      property, "'\(type.unwrapped.text)' is also decoded from an object without any keys",
      in: file)
  }

  /// - Parameter key: a key of the value that another value of the object encodes.
  static func flattenedNil(
    _ property: Property, besides key: String, in file: ParsedFile
  ) -> Diagnostic {
    flattenedNil(
      property, "the key '\(key)' of its type is also encoded by another value of the object",
      in: file)
  }

  private static func flattenedNil(
    _ property: Property, _ reason: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .flattenOptional,
      message:
        "nil of '\(property.bareName)' would not be decoded as nil again, because \(reason); remove 'flatten', or "
        + "'?' from its type",
      file: file.source.path, range: property.range(of: .flatten))
  }

  static func inheritedExternal(
    _ type: ModelType, _ value: UnmarkedSearch.Found, of superclass: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .flattenExternal,
      message:
        "'\(superclass)' flattens '\(value.name)' into the object with the keys of '\(type.name)', but "
        + "\(value.reason); remove 'flatten' there\(value.cure)",
      file: file.source.path, range: type.range)
  }
}

extension UnmarkedSearch.Found {
  fileprivate var reason: String {
    isFamily
      ? "the name of '\(name)' is the only key of its object"
      : "'\(name)' is coded as an object whose only key is the name of the case"
  }

  fileprivate var cure: String {
    isFamily ? ", or add a 'tag' to '\(name)'" : ", or mark '\(name)' with '// widgetgen: family'"
  }
}

extension Rule {
  static let flattenExternal = Rule(
    "flatten-external", .error,
    title: "A flattened value whose name is the only key shares an object",
    explanation:
      "A value of an externally tagged family or enum, such as `{\"message\": {…}}`, is decoded only from an object with "
      + "exactly one key. Swift's own coding of enums has the same form. Remove `flatten`, or give the family a `tag`.",
    example: Rule.Example(
      wrong: """
        // widgetgen: family = external
        enum Content {
          case message(text: String)
        }

        // widgetgen: codable
        struct Update {
          var id: Int
          // widgetgen: flatten
          var content: Content
        }
        """,
      right: """
        // widgetgen: family = external, tag = kind
        enum Content {
          case message(text: String)
        }

        // widgetgen: codable
        struct Update {
          var id: Int
          // widgetgen: flatten
          var content: Content
        }
        """))

  static let flattenOptional = Rule(
    "flatten-optional", .error, title: "A flattened optional would not be decoded as nil",
    explanation:
      "Nil is encoded without any keys, so it is decoded as nil only if its type has a key that is then missing. Values "
      + "of an untagged family have no such key. Remove `flatten`, or the optional.",
    example: Rule.Example(
      wrong: """
        // widgetgen: family = untagged
        enum Size {
          case points(points: Int)
          case name(name: String)
        }

        // widgetgen: codable
        struct Box {
          // widgetgen: flatten
          var size: Size?
        }
        """,
      right: """
        // widgetgen: family = untagged
        enum Size {
          case points(points: Int)
          case name(name: String)
        }

        // widgetgen: codable
        struct Box {
          var size: Size?
        }
        """))
}
