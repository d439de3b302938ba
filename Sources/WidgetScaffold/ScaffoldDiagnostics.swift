import WidgetGenerator
import WidgetSource
import WidgetSyntax

/// Why a view is not made a widget, and what is left out, in alphabetical order.
extension Diagnostic {
  static func chosenInitializer(
    _ chosen: ViewInitializer, _ others: [ViewInitializer], of view: String, _ place: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    let labels = others.map { "'\($0.labels)'" }.joined(separator: " or ")
    return Diagnostic(
      id: "chosen-initializer", severity: .note,
      message:
        "'\(view)' is made by '\(chosen.name)', most of whose parameters can be sent as JSON; "
        + "to use another one, pass '--initializer' \(labels)",
      file: file.source.path, range: place)
  }

  static func duplicateView(
    _ name: String, _ places: [(file: ParsedFile, range: SourceRange)]
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-view",
      message: "several views are called '\(name)', and each would be '\(name)Widget'; "
        + "name the file or, of a nested view, the types around it",
      file: places[0].file.source.path, range: places[0].range,
      notes: places.dropFirst().map {
        Note(message: "also here", file: $0.file.source.path, range: $0.range)
      })
  }

  static func genericView(_ view: String, _ place: SourceRange, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "generic-view",
      message: "'\(view)' is generic, and a widget has to say of what; declare a subclass such as "
        + "'class Text\(view.localName): \(view)<String>' and scaffold that",
      file: file.source.path, range: place)
  }

  static func leftOut(_ omission: Omission, of view: String) -> Diagnostic {
    Diagnostic(
      id: "left-out", severity: .note,
      message: "'\(omission.name)' of '\(view)' is left out: \(omission.reason)",
      file: omission.file, range: omission.range)
  }

  static func noInitializer(
    of view: String, _ place: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "no-initializer",
      message: "'\(view)' has no initializer that a widget can call; add one that is not private, "
        + "generic, asynchronous or throwing",
      file: file.source.path, range: place)
  }

  static func noView(in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "no-view",
      message: "the file declares no subclass of 'UIView'; if a superclass is declared elsewhere, "
        + "pass its folder by '--sources'",
      file: file.source.path)
  }

  static func privateView(_ view: String, _ place: SourceRange, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "private-view",
      message:
        "'\(view)' is private, and a widget in another file cannot name it; make it internal",
      file: file.source.path, range: place)
  }

  static func renamedProperty(
    _ name: String, of view: String, _ runtime: Configuration.Runtime, _ place: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "renamed-property", severity: .note,
      message:
        "'\(name)' of '\(view)' is '\(name.viewName)' in the widget and its JSON, since widgets of "
        + "\(runtime.rawValue) have a member '\(name)'",
      file: file.source.path, range: place)
  }

  static func unknownInitializer(
    _ labels: String, _ known: [String], of view: String, _ place: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let list = known.map { $0.isEmpty ? "''" : "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-initializer",
      message:
        "'\(view)' has no initializer 'init(\(labels))' that a widget can call; it has \(list)",
      file: file.source.path, range: place)
  }

  static func unusableInitializer(
    _ initializer: ViewInitializer, _ obstacle: (parameter: String, reason: String),
    of view: String,
    _ place: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unusable-initializer",
      message: "'\(initializer.name)' of '\(view)' needs '\(obstacle.parameter)', and "
        + "\(obstacle.reason); give the parameter a default value, or add another initializer",
      file: initializer.file, range: initializer.range)
  }
}
