import WidgetGenerator
package import WidgetSource

/// The diagnostics about the configuration, files and builds, and about comments that silence warnings.
package enum DriverDiagnostics {
  static func changedSinceScan(path: String) -> Diagnostic {
    Diagnostic(
      rule: .changedSinceScan,
      message: "the file was changed by another program during the run and stays as it is; "
        + "run widgetgen again",
      file: path)
  }

  static func configurationAdded(path: String, manifest: String) -> Diagnostic {
    Diagnostic(
      rule: .configurationAdded,
      message:
        "this configuration was added after SwiftPM planned the build, which does not read it "
        + "yet; save '\(FilePath.name(manifest))' again and build",
      file: path)
  }

  static func emptyString(_ value: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .wrongValue, message: "this string is empty; write a value or remove it",
      file: file.path, range: value.range)
  }

  static func ignoredError(_ rule: String, in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .unusedIgnore,
      message:
        "'\(rule)' is an error here, and only warnings can be ignored; fix it and remove this comment",
      file: file, range: range)
  }

  /// The reason why a file that this run reads is not replaced.
  static let isInput =
    "this run also reads or writes it, so it is not replaced; choose another file"

  /// The reason why a run that did not read all of its input does not replace a file.
  static func mayBeInput(notBeing kind: String) -> String {
    "the run ended early, and the file is not \(kind), so it is not replaced; choose another file, or remove it first"
  }

  /// The reason why a file that git tracks is not replaced.
  static func isTracked(notBeing kind: String) -> String {
    "git tracks it, and it is not \(kind), so it is not replaced; choose another file, or remove it first"
  }

  static func keyBesideTargets(_ member: JSONMember, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .keyBesideTargets,
      message: "'\(member.key)' cannot be shared by all targets; move it into the elements of "
        + "'targets'",
      file: file.path, range: member.keyRange)
  }

  static func linkOutside(path: String) -> Diagnostic {
    Diagnostic(
      rule: .linkOutside,
      message: "this link leads out of the given folders and is not followed; "
        + "to scan its target, list the target as well",
      file: path)
  }

  static func missingProduct(target: String, manifest: String) -> Diagnostic {
    Diagnostic(
      rule: .missingProduct,
      message: "the code generated for target '\(target)' imports WidgetRuntime; add "
        + "'.product(name: \"WidgetRuntime\", package: \"widgetgen-plugins\")' to the dependencies of "
        + "the target, or set 'embedRuntime' in the 'args' of widgetgen.json",
      file: manifest)
  }

  static func noTargets(_ value: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .wrongValue, message: "this list has no targets; add one, or remove 'targets'",
      file: file.path, range: value.range)
  }

  static func notGenerated(path: String) -> Diagnostic {
    Diagnostic(
      rule: .notGenerated,
      message: "this file does not start with '// Generated using' and is not overwritten; "
        + "move it away or choose another output folder",
      file: path)
  }

  static func nulCharacter(_ value: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .wrongValue, message: "this string contains a NUL character; remove it",
      file: file.path, range: value.range)
  }

  static func orphanedOutput(path: String) -> Diagnostic {
    Diagnostic(
      rule: .orphanedOutput,
      message:
        "nothing generates this file anymore; run 'widgetgen generate --prune' to remove it",
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

  static func repeatedKey(_ member: JSONMember, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .repeatedKey, message: "key '\(member.key)' is repeated; remove one",
      file: file.path, range: member.keyRange)
  }

  static func stale(path: String, isMissing: Bool) -> Diagnostic {
    Diagnostic(
      rule: .stale,
      message: isMissing
        ? "the generated file is missing; run 'widgetgen generate'"
        : "the file is not up to date; run 'widgetgen generate'",
      file: path)
  }

  static func targetWithoutSources(_ target: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .targetWithoutSources, message: "this target has no 'sources'; add its folder",
      file: file.path, range: target.range)
  }

  static func templateAdded(path: String, manifest: String) -> Diagnostic {
    Diagnostic(
      rule: .templateAdded,
      message:
        "this template was added after SwiftPM planned the build, which does not compile its "
        + "output yet; save '\(FilePath.name(manifest))' again and build",
      file: path)
  }

  static func undeclaredOutput(name: String) -> Diagnostic {
    Diagnostic(
      rule: .undeclaredOutput,
      message:
        "the build cannot compile this file, since its name is only known once it "
        + "is generated; do not use 'file:' sections here, or check the output in",
      file: name)
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

  /// Reports a path of the configuration that does not exist.
  static func missingPath(
    _ path: String, nearest: String?, in file: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .unreadable,
      message: "'\(path)' does not exist"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; create it, or correct the path"),
      file: file, range: range)
  }

  /// Reports a path of a project's own file that leads out of the repository.
  package static func outsideRepository(
    _ path: String, _ repository: Repository, in file: String, _ range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      rule: .outsidePackage,
      message: "'\(path)' \(repository.problem(of: path)); "
        + "choose a path inside it, or name it on the command line",
      file: file, range: range)
  }

  static func unusedExclusion(
    _ pattern: String, in file: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .unusedExclusion,
      message: "\(pattern) matches no file of the sources; correct the pattern, or remove it",
      file: file, range: range)
  }

  static func unreadableName(path: String) -> Diagnostic {
    Diagnostic(
      rule: .unreadableName,
      message: "this name is not valid UTF-8, so the file is skipped; rename it",
      file: path)
  }

  static func unusedIgnore(
    _ rule: String, in file: String, at range: SourceRange, fix: [SourceEdit]
  ) -> Diagnostic {
    Diagnostic(
      rule: .unusedIgnore,
      message: "there is no '\(rule)' here to ignore; remove this comment",
      file: file, range: range, fix: fix)
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

  /// - Parameter problem: the reason why the key or pattern is wrong, with its cure.
  static func wrongAnnotation(
    _ problem: String, at range: SourceRange?, in file: SourceFile
  ) -> Diagnostic {
    Diagnostic(rule: .wrongValue, message: problem, file: file.path, range: range)
  }

  static func wrongHeader(_ value: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .wrongValue,
      message: "a line of the header must be a comment, such as '// swiftlint:disable all'",
      file: file.path, range: value.range)
  }

  static func writtenByTwoTargets(path: String) -> Diagnostic {
    Diagnostic(
      rule: .writtenByTwoTargets,
      message:
        "two targets of the configuration write this file; give each its own 'output', "
        + "and list a source with inline blocks in one of them",
      file: path)
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
  static let changedSinceScan = Rule(
    "changed-since-scan", .error, title: "A source changed during the run")

  static let configurationAdded = Rule(
    "configuration-added", .error, title: "SwiftPM does not know a new configuration")

  static let keyBesideTargets = Rule(
    "key-beside-targets", .error, title: "A key cannot be shared by several targets")

  static let linkOutside = Rule("link-outside", .warning, title: "A symbolic link is not followed")

  static let missingProduct = Rule(
    "missing-product", .error, title: "A target does not depend on WidgetRuntime")

  package static let notGenerated = Rule(
    "not-generated", .error, title: "A file of the output folder was not generated")

  static let orphanedOutput = Rule(
    "orphaned-output", .warning, title: "No generation writes a file")

  static let outsideOutput = Rule(
    "outside-output", .error, title: "An output path leads out of the output folder")

  static let outsidePackage = Rule(
    "outside-package", .error, title: "A path of the configuration leads out of the package")

  static let repeatedKey = Rule("repeated-key", .error, title: "A key is repeated")

  package static let stale = Rule("stale", .error, title: "A generated file is not up to date")

  static let targetWithoutSources = Rule(
    "target-without-sources", .error, title: "A target has no sources")

  static let templateAdded = Rule(
    "template-added", .error, title: "SwiftPM does not know a new template yet")

  static let undeclaredOutput = Rule(
    "undeclared-output", .error, title: "A build cannot compile a generated file")

  static let unknownKey = Rule(
    "unknown-key", .error, .warning,
    title: "A key of the configuration, or of a payload, is unknown")

  static let unknownRule = Rule(
    "unknown-rule", .warning, title: "An ignore comment does not name a rule")

  static let unknownWord = Rule(
    "unknown-word", .error, title: "A value of the configuration is unknown")

  static let unreadable = Rule("unreadable", .error, title: "A file cannot be read")

  static let unreadableName = Rule(
    "unreadable-name", .warning, title: "The name of a file is not valid UTF-8")

  static let unusedExclusion = Rule(
    "unused-exclusion", .info, title: "A pattern of 'exclude' matches nothing")

  static let unusedIgnore = Rule(
    "unused-ignore", .warning, title: "An ignore comment silences nothing")

  static let unwritable = Rule("unwritable", .error, title: "A file cannot be written")

  static let writtenByTwoTargets = Rule(
    "written-by-two-targets", .error, title: "Two targets write the same file")

  package static let wrongValue = Rule(
    "wrong-value", .error, title: "A value of the configuration has the wrong type")
}
