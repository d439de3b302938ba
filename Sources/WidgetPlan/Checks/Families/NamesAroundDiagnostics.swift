import WidgetModel
import WidgetSource
import WidgetSyntax

/// What keeps the names of several from being in one object, in alphabetical order.
extension Diagnostic {
  static func contentMeetsName(
    _ type: ModelType, _ name: EnclosingTags.Tag, at path: [String], _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .keyOfName,
      message:
        "the content of '\(type.name)' is at '\(path.joined(separator: "."))', where its name in "
        + "'\(name.owner)' is; give it another 'content', or '\(name.owner)' another 'tag'",
      file: file.source.path, range: range)
  }

  static func externalValue(
    _ element: EnumCase, _ name: EnclosingTags.Tag, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .noPlaceForName,
      message:
        "\(element.valueInWords) is externally tagged, and its only key cannot be beside the name of "
        + "'\(name.owner)' at '\(name.place.text)'; give it a key with '// widgetgen: key = \"…\"', or its "
        + "type a 'tag'",
      file: file.source.path, range: element.range)
  }

  static func externalWithName(
    _ type: ModelType, _ name: EnclosingTags.Tag, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .noPlaceForName,
      message:
        "'\(type.name)' is externally tagged, and its only key cannot be beside its name in "
        + "'\(name.owner)' at '\(name.place.text)'; add 'tag = \"…\"' for the names of its cases",
      file: file.source.path, range: range)
  }

  static func namesMeet(
    _ type: ModelType, _ name: EnclosingTags.Tag, at path: [String], _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .keyOfName,
      message:
        "the names of '\(type.name)' are at '\(path.joined(separator: "."))', where its name in "
        + "'\(name.owner)' is; give one of them another 'tag'",
      file: file.source.path, range: range)
  }

  static func noObject(
    _ element: EnumCase, _ type: ModelType, _ name: EnclosingTags.Tag, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .noPlaceForName,
      message:
        "'case \(element.name.bareName)' is not an object and has no place for the name of '\(type.name)' in "
        + "'\(name.owner)'; "
        + ((element.parameters ?? []).isEmpty
          ? "give it a value with a label"
          : "give its value a key with '// widgetgen: key = \"…\"'")
        + ", or '\(type.name)' a 'tag'",
      file: file.source.path, range: element.range)
  }

  static func valueBringsName(
    _ element: EnumCase, _ brought: TagPlace, _ name: EnclosingTags.Tag, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .keyOfName,
      message:
        "\(element.valueInWords) has a name of its own at '\(brought.text)', where that of '\(name.owner)' is; "
        + "give it a key with '// widgetgen: key = \"…\"', or '\(name.owner)' another 'tag'",
      file: file.source.path, range: element.range)
  }
}

extension Rule {
  static let noPlaceForName = Rule(
    "no-place-for-name", .error, title: "A value has no place for the name of its family",
    explanation:
      "The name is among the keys of the value, which has to be an object: an untagged enum in a family has cases with labels or "
      + "with one value that is an object, and an externally tagged enum, whose only key is the name of a case, cannot be in "
      + "one. Give the enum a `tag`, or the family a `content`.")
}
