import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with names that stand for several, in alphabetical order.
extension Diagnostic {
  /// - Parameter cure: what keeps the name.
  static func forgottenName(
    _ pattern: String, of what: String, _ cure: String, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .namePattern,
      message:
        "\(what) has the name '\(pattern)', which stands for several, and does not keep the one that is "
        + "read; \(cure)",
      file: file.source.path, range: range)
  }

  static func joinedNameHasPattern(
    _ name: String, _ pattern: String, in family: String, at range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .namePattern,
      message:
        "'\(name)' is one of the names '\(pattern)' of '\(family)', which that module takes for a type of its own; "
        + "give this one another",
      file: file.source.path, range: range)
  }

  static func overlappingPatterns(
    _ name: PatternedName, first: PatternedName, of family: String
  ) -> Diagnostic {
    Diagnostic(
      rule: .namePattern,
      message:
        "the names '\(name.pattern)' and '\(first.pattern)' of '\(family)' have some in common; "
        + "make one of them narrower, or list its names",
      file: name.file.source.path, range: name.range,
      notes: [
        Note(message: "first used here", file: first.file.source.path, range: first.range)
      ])
  }

  static func patternOfJoined(
    _ pattern: String, in family: String, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .namePattern,
      message:
        "'\(family)' joins a family of another module, which finds types by their names; list them in "
        + "place of '\(pattern)'",
      file: file.source.path, range: range)
  }

  /// - Parameter name: the case of what has no name at all.
  static func patternOfMissing(
    _ name: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .namePattern,
      message: "'case \(name)' stands for several names, and here is none; name another case",
      file: file.source.path, range: range)
  }

  static func patternOfRegistered(
    _ pattern: String, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .namePattern,
      message:
        "Beagle finds types by single names, and '\(pattern)' stands for several; write one of them",
      file: file.source.path, range: range)
  }

  static func severalStars(
    _ pattern: String, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .namePattern,
      message: "the name '\(pattern)' has several stars; write one, or list the names",
      file: file.source.path, range: range)
  }

  /// - Parameter why: completes the sentence.
  static func unfitPattern(
    _ pattern: String, of what: String, _ why: String, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .namePattern,
      message: "\(what) cannot have the name '\(pattern)', which stands for several: \(why)",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let namePattern = Rule(
    "name-pattern", .error, title: "A name that stands for several cannot be one here",
    explanation:
      "A star in a `name` stands for any text. The name that is read has to be written again: a type keeps it in a "
      + "property with the key of the `tag`, a case in its first value. A pattern has one star, and has no name in common with another one. "
      + "Beagle registers types by single names.")
}
