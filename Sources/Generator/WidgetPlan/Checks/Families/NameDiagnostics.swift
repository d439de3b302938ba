import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about names in the JSON.
extension Diagnostic {
  static func coveredName(
    _ name: String, _ element: EnumCase, by range: String, _ first: EnumCase, in file: ParsedFile
  ) -> Diagnostic {
    let second = element.name.bareName
    return Diagnostic(
      rule: .duplicateName,
      message: "'\(name)' of 'case \(second)' is in the range '\(range)' of 'case "
        + "\(first.name.bareName)', which is decoded instead; declare 'case \(second)' first",
      file: file.source.path, range: element.range(of: name),
      notes: [
        Note(message: "the case with the range", file: file.source.path, range: first.range)
      ])
  }

  static func duplicateName(
    _ name: String, in family: String, _ second: (file: ParsedFile, range: SourceRange),
    first: (file: ParsedFile, range: SourceRange), what: String = "types"
  ) -> Diagnostic {
    Diagnostic(
      rule: .duplicateName,
      message: "two \(what) of '\(family)' have the name '\(name)'; "
        + "give one of them another name with '// widgetgen: name = \"…\"'",
      file: second.file.source.path, range: second.range,
      notes: [
        Note(message: "first used here", file: first.file.source.path, range: first.range)
      ])
  }

  static func nameOfOtherType(
    _ name: String, _ type: String, _ subject: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .tagType,
      message: "\(subject) has the name '\(name)', which is not a value of '\(type)'; write "
        + "'// widgetgen: name = …', or remove 'tagType'",
      file: file.source.path, range: range)
  }

  static func nameKeptOfOtherType(
    _ element: EnumCase, _ type: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .tagType,
      message:
        "'case \(element.name.bareName)' stores the name in a 'String', but the names are values of '\(type)'; "
        + "store the whole value as 'JSONValue'",
      file: file.source.path, range: element.range)
  }

  static func numberAsName(
    _ family: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .tagType,
      message:
        "the names of '\(family)' are strings, and this is a number; put it in quotes, or write "
        + "'tagType = Int' on '\(family)'",
      file: file.source.path, range: range)
  }

  /// - Parameter what: the description of the declaration with the alias, for the message.
  static func repeatedAlias(
    _ alias: String, of what: String, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .repeatedAnnotation,
      message: "'\(what)' is decoded from '\(alias)' already; remove it from 'alias'",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let duplicateName = Rule(
    "duplicate-name", .error, title: "Two types of a family have the same name")

  static let tagType = Rule(
    "tag-type", .error, title: "A name does not have the type of its family's names")
}
