package import WidgetSource

/// The messages about the configuration, files and builds, in alphabetical order.
package enum DriverDiagnostics {
  static func changedSinceScan(path: String) -> Diagnostic {
    Diagnostic(
      id: "changed-since-scan",
      message: "the file was changed by another program while widgetgen ran and is left as it is; "
        + "run again",
      file: path)
  }

  static func configurationAdded(path: String, manifest: String) -> Diagnostic {
    Diagnostic(
      id: "configuration-added",
      message:
        "this configuration was added after SwiftPM planned the build, which does not read it "
        + "yet; save '\(FilePath.name(manifest))' again and build",
      file: path)
  }

  static func emptyString(_ value: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      id: "wrong-value", message: "this string is empty; write a value or remove it",
      file: file.path, range: value.range)
  }

  static func ignoredError(_ rule: String, in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unused-ignore", severity: .warning,
      message:
        "'\(rule)' is an error here, and only warnings can be ignored; fix it and remove this comment",
      file: file, range: range)
  }

  static func keyBesideTargets(_ member: JSONMember, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      id: "key-beside-targets",
      message: "'\(member.key)' cannot be shared by all targets; move it into the elements of "
        + "'targets'",
      file: file.path, range: member.keyRange)
  }

  static func linkOutside(path: String) -> Diagnostic {
    Diagnostic(
      id: "link-outside", severity: .warning,
      message: "this link leads out of the given folders and is not followed; "
        + "to scan its target, list that as well",
      file: path)
  }

  static func missingProduct(target: String, manifest: String) -> Diagnostic {
    Diagnostic(
      id: "missing-product",
      message: "the code generated for target '\(target)' imports WidgetRuntime; add "
        + "'.product(name: \"WidgetRuntime\", package: \"widgetgen\")' to the dependencies of the "
        + "target, or set 'embedRuntime' in the 'args' of widgetgen.json",
      file: manifest)
  }

  static func noTargets(_ value: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      id: "wrong-value", message: "this list has no targets; add one, or remove 'targets'",
      file: file.path, range: value.range)
  }

  static func notGenerated(path: String) -> Diagnostic {
    Diagnostic(
      id: "not-generated",
      message: "this file does not start with '// Generated using' and is not overwritten; "
        + "move it away or choose another output folder",
      file: path)
  }

  static func nulCharacter(_ value: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      id: "wrong-value", message: "this string contains a NUL character; remove it",
      file: file.path, range: value.range)
  }

  static func orphanedOutput(path: String) -> Diagnostic {
    Diagnostic(
      id: "orphaned-output", severity: .warning,
      message:
        "nothing generates this file any more; run 'widgetgen generate --prune' to remove it",
      file: path)
  }

  static func outsideOutput(_ place: WritePlace, byLink: Bool) -> Diagnostic {
    Diagnostic(
      id: "outside-output",
      message: byLink
        ? "a link leads this path out of the folder '\(place.folder)'; remove the link"
        : "this path leads out of the output folder '\(place.folder)'; choose one inside it",
      file: place.path)
  }

  static func repeatedKey(_ member: JSONMember, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      id: "repeated-key", message: "key '\(member.key)' is repeated; remove one",
      file: file.path, range: member.keyRange)
  }

  static func stale(path: String, isMissing: Bool) -> Diagnostic {
    Diagnostic(
      id: "stale",
      message: isMissing
        ? "the generated file is missing; run 'widgetgen generate'"
        : "the file is not up to date; run 'widgetgen generate'",
      file: path)
  }

  static func targetWithoutSources(_ target: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      id: "target-without-sources", message: "this target has no 'sources'; add its folder",
      file: file.path, range: target.range)
  }

  static func templateAdded(path: String, manifest: String) -> Diagnostic {
    Diagnostic(
      id: "template-added",
      message:
        "this template was added after SwiftPM planned the build, which does not compile its "
        + "output yet; save '\(FilePath.name(manifest))' again and build",
      file: path)
  }

  static func undeclaredOutput(name: String) -> Diagnostic {
    Diagnostic(
      id: "undeclared-output",
      message:
        "the build cannot compile this file, since its name is only known once it "
        + "is generated; do not use 'file:' sections here, or check the output in",
      file: name)
  }

  static func unknownKey(
    _ member: JSONMember, known: [String], in file: SourceFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-key",
      message: "unknown key '\(member.key)'" + nearest(member.key, in: known),
      file: file.path, range: member.keyRange)
  }

  static func unknownWord(
    _ word: String, known: [String], at range: SourceRange, in file: SourceFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-word", message: "unknown value '\(word)'" + nearest(word, in: known),
      file: file.path, range: range)
  }

  static func unknownRule(
    _ rule: String, _ known: [String], in file: String, at range: SourceRange
  ) -> Diagnostic {
    let problem = rule.isEmpty ? "no rule is named" : "unknown rule '\(rule)'"
    let suggestion = Suggestion.nearest(to: rule, in: known).map { "; did you mean '\($0)'?" }
    return Diagnostic(
      id: "unknown-rule", severity: .warning,
      message: problem + (suggestion ?? "; use the name in brackets at the end of the warning"),
      file: file, range: range)
  }

  /// Reports a file that cannot be read.
  package static func unreadable(_ error: FileError) -> Diagnostic {
    Diagnostic(id: "unreadable", message: "cannot be read: \(reason(error))", file: error.path)
  }

  static func unreadableName(path: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable-name", severity: .warning,
      message: "this name is not valid UTF-8, so the file is skipped; rename it",
      file: path)
  }

  static func unusedIgnore(_ rule: String, in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unused-ignore", severity: .warning,
      message: "there is no '\(rule)' here to ignore; remove this comment",
      file: file, range: range)
  }

  /// Reports a file that cannot be written.
  package static func unwritable(_ error: FileError) -> Diagnostic {
    Diagnostic(id: "unwritable", message: "cannot be written: \(reason(error))", file: error.path)
  }

  /// Reports a value of another type than expected.
  package static func wrongValue(
    _ value: JSONValue, expected: String, in file: SourceFile
  ) -> Diagnostic {
    Diagnostic(
      id: "wrong-value", message: "expected \(expected), not \(value.kindName)",
      file: file.path, range: value.range)
  }

  static func writtenByTwoTargets(path: String) -> Diagnostic {
    Diagnostic(
      id: "written-by-two-targets",
      message:
        "two targets of the configuration write this file; give each an 'output' of its own, "
        + "and list a source with inline blocks in one of them",
      file: path)
  }

  /// The nearest known name, or all of them.
  private static func nearest(_ name: String, in known: [String]) -> String {
    if let name = Suggestion.nearest(to: name, in: known) { return "; did you mean '\(name)'?" }
    return "; expected \(known.joined(separator: ", "))"
  }

  /// The system's words as part of a sentence: `no such file or directory`.
  private static func reason(_ error: FileError) -> String {
    error.reason.prefix(1).lowercased() + error.reason.dropFirst()
  }
}
