import WidgetSource

/// The messages of this module about files, in alphabetical order.
enum DriverDiagnostics {
  static func changedSinceScan(path: String) -> Diagnostic {
    Diagnostic(
      id: "changed-since-scan",
      message: "the file was changed by someone else while widgetgen ran and is left as it is; "
        + "run again",
      file: path)
  }

  static func emptyString(_ value: JSONValue, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      id: "wrong-value", message: "this string is empty; write a value or remove it",
      file: file.path, range: value.range)
  }

  static func linkOutside(path: String) -> Diagnostic {
    Diagnostic(
      id: "link-outside", severity: .warning,
      message: "this link leads out of the given folders and is not followed; "
        + "give its target as well if it is wanted",
      file: path)
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
      id: "wrong-value", message: "this string holds a NUL character; remove it",
      file: file.path, range: value.range)
  }

  static func outsideOutput(path: String, folder: String) -> Diagnostic {
    Diagnostic(
      id: "outside-output", message: "this path leads out of the output folder '\(folder)'",
      file: path)
  }

  static func repeatedKey(_ member: JSONMember, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      id: "repeated-key", message: "key '\(member.key)' stands here twice; remove one",
      file: file.path, range: member.keyRange)
  }

  static func stale(path: String, isMissing: Bool) -> Diagnostic {
    Diagnostic(
      id: "stale",
      message: isMissing ? "the generated file is missing" : "the file is not up to date",
      file: path)
  }

  static func undeclaredOutput(name: String) -> Diagnostic {
    Diagnostic(
      id: "undeclared-output",
      message: "a build-tool plugin cannot compile this file, whose name is only known when it is "
        + "generated; name no files in templates, or check the output in",
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

  static func unreadable(_ error: FileError) -> Diagnostic {
    Diagnostic(id: "unreadable", message: "cannot be read: \(reason(error))", file: error.path)
  }

  static func unreadableName(path: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable-name", severity: .warning,
      message: "this name is no text in UTF-8, so that what goes by it is left out; rename it",
      file: path)
  }

  static func unreadYAML(_ problem: YAMLProblem, path: String) -> Diagnostic {
    let message =
      switch problem.kind {
      case .anchor: "anchors, aliases and tags are not read; write out what this one stands for"
      case .bracket: "a bracket here is never closed; close it"
      case .document:
        "a second document begins here, and one is read; give it a file of its own"
      case .line:
        "this is no 'key: value' and no '- item' of what stands above; write a text on one line, or "
          + "in lines of its own behind '|'"
      case .mark: "what stands behind the mark of a document is not read; write it on the next line"
      case .quote: "a text in quotes does not end on its line; write it on one"
      }
    return Diagnostic(id: "unread-yaml", message: message, file: path, range: problem.range)
  }

  static func unwritable(_ error: FileError) -> Diagnostic {
    Diagnostic(id: "unwritable", message: "cannot be written: \(reason(error))", file: error.path)
  }

  static func wrongValue(
    _ value: JSONValue, expected: String, in file: SourceFile
  ) -> Diagnostic {
    Diagnostic(
      id: "wrong-value", message: "expected \(expected), not \(value.kindName)",
      file: file.path, range: value.range)
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
