import WidgetGenerator
package import WidgetSource

/// The diagnostics about the configuration, files and builds, and about comments that silence warnings.
package enum DriverDiagnostics {
  static func changedSinceScan(path: String) -> Diagnostic {
    Diagnostic(
      rule: .changedSinceScan,
      message: "the file was changed by another program during the run and stays as it is; run "
        + "widgetgen again",
      file: path)
  }

  /// The reason why a file that this run reads is not replaced.
  static let isInput =
    "this run also reads or writes it, so it is not replaced; choose another file"

  static func orphanedOutput(path: String) -> Diagnostic {
    Diagnostic(
      rule: .orphanedOutput,
      message: "nothing generates this file anymore; run 'widgetgen generate --prune' to remove it",
      file: path)
  }

  static func outsideOutput(_ place: WritePlace, byLink: Bool) -> Diagnostic {
    Diagnostic(
      rule: .outsideOutput,
      message: byLink
        ? "a link leads this path out of the folder '\(place.folder)'; remove the link"
        : "this path leads out of the output folder '\(place.folder)'; choose one inside it",
      file: place.path)
  }

  static func unknownKey(
    _ member: JSONMember, known: [String], in file: SourceFile
  ) -> Diagnostic {
    let (advice, fix) =
      Configuration.knownArguments.contains(member.key)
      ? ("; write '\"args\": {\"\(member.key)\": \(file.text(member.value.range))}'", [])
      : nearest(member.key, in: known, at: member.keyRange, of: file)
    return Diagnostic(
      rule: .unknownKey, message: "unknown key '\(member.key)'" + advice,
      file: file.path, range: member.keyRange, fix: fix)
  }

  /// Reports a value that is not one of the known words.
  package static func unknownWord(
    _ word: String, known: [String], at range: SourceRange, in file: SourceFile
  ) -> Diagnostic {
    let (advice, fix) = nearest(word, in: known, at: range, of: file)
    return Diagnostic(
      rule: .unknownWord, message: "unknown value '\(word)'" + advice,
      file: file.path, range: range, fix: fix)
  }

  static func unknownRule(
    _ rule: String, _ known: [String], in file: String, at range: SourceRange
  ) -> Diagnostic {
    let problem =
      rule.isEmpty ? "no rule is named" : "no diagnostic of a source has the rule '\(rule)'"
    let suggestion = Suggestion.nearest(to: rule, in: known)
    return Diagnostic(
      rule: .unknownRule,
      message: problem
        + (suggestion.map { "; did you mean '\($0)'?" }
          ?? "; use the name in brackets at the end of the warning"),
      file: file, range: range,
      fix: Suggestion.correction(of: rule, in: known).map {
        [SourceEdit(file: file, range: range, replacement: $0)]
      } ?? [])
  }

  /// Reports a file that cannot be read.
  package static func unreadable(_ error: FileError) -> Diagnostic {
    Diagnostic(rule: .unreadable, message: "cannot be read: \(reason(error))", file: error.path)
  }

  /// Reports a path of a project's own file that leads out of the repository.
  package static func outsideRepository(
    _ path: String, _ repository: Repository, in file: String, _ range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      rule: .outsidePackage,
      message: "'\(path)' \(repository.problem(of: path)); choose a path inside it, or name it on "
        + "the command line",
      file: file, range: range)
  }

  /// Reports a file that cannot be written.
  package static func unwritable(_ error: FileError) -> Diagnostic {
    Diagnostic(rule: .unwritable, message: "cannot be written: \(reason(error))", file: error.path)
  }

  /// Reports a value that does not have the expected type.
  package static func wrongValue(
    _ value: JSONValue, expected: String, in file: SourceFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .wrongValue, message: "expected \(expected), not \(value.kindName)",
      file: file.path, range: value.range)
  }

  /// Reports an element of `accept` without some of its keys.
  static func incompleteAccept(
    _ value: JSONValue, _ missing: [String], in file: SourceFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .wrongValue,
      message: "an accepted change needs 'rule', 'at' and 'reason'; add "
        + missing.map { "'\($0)'" }.joined(separator: " and "),
      file: file.path, range: value.range)
  }

  /// Reports `until` in `accept` if the configuration does not contain the app's version.
  static func untilWithoutVersion(_ value: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .wrongValue,
      message: "'until' is compared with the app's version; add 'version' to 'contract'",
      file: file.path, range: value.range)
  }

  /// Returns advice on an unknown name, and the edit if the name is only mistyped.
  private static func nearest(
    _ name: String, in known: [String], at range: SourceRange, of file: SourceFile
  ) -> (advice: String, fix: [SourceEdit]) {
    guard let meant = Suggestion.nearest(to: name, in: known) else {
      return ("; expected \(known.joined(separator: ", "))", [])
    }
    guard meant == Suggestion.correction(of: name, in: known) else {
      return ("; did you mean '\(meant)'?", [])
    }
    // JSON5 allows both kinds of quotes, and keys without quotes.
    let quote = file.text(range).first.map { $0 == "'" || $0 == "\"" ? String($0) : "" } ?? ""
    let edit = SourceEdit(file: file.path, range: range, replacement: quote + meant + quote)
    return ("; did you mean '\(meant)'?", [edit])
  }

  /// Returns the system's message as part of a sentence: `no such file or directory`.
  private static func reason(_ error: FileError) -> String {
    error.reason.prefix(1).lowercased() + error.reason.dropFirst()
  }
}

extension Rule {
  static let changedSinceScan = Rule("changed-since-scan", .error)
  static let orphanedOutput = Rule("orphaned-output", .warning)
  static let outsideOutput = Rule("outside-output", .error)
  static let outsidePackage = Rule("outside-package", .error)
  static let unknownKey = Rule("unknown-key", .error, .warning)
  static let unknownRule = Rule("unknown-rule", .warning)
  package static let unknownWord = Rule("unknown-word", .error)
  static let unreadable = Rule("unreadable", .error)
  static let unwritable = Rule("unwritable", .error)
  package static let wrongValue = Rule("wrong-value", .error)
}
