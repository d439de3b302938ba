import WidgetGenerator
package import WidgetSource
import WidgetSyntax

/// The diagnostics of the scaffold, in alphabetical order.
extension Diagnostic {
  static func chosenInitializer(
    _ chosen: ViewInitializer, _ others: [ViewInitializer], of view: String, _ place: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    let options = others.map { "'--initializer \($0.labels)'" }.joined(separator: " or ")
    return Diagnostic(
      rule: .chosenInitializer,
      message:
        "the widget creates '\(view)' with '\(chosen.name)'; pass \(options) to use another "
        + "initializer",
      file: file.source.path, range: place)
  }

  static func duplicateView(
    _ name: String, _ places: [(file: ParsedFile, range: SourceRange)]
  ) -> Diagnostic {
    Diagnostic(
      rule: .duplicateView,
      message: "several views named '\(name)' would have the same widget '\(name)Widget'; "
        + "pass the file, or the qualified name of a nested view",
      file: places[0].file.source.path, range: places[0].range,
      notes: places.dropFirst().map {
        Note(message: "also here", file: $0.file.source.path, range: $0.range)
      })
  }

  static func genericView(_ view: String, _ place: SourceRange, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .genericView,
      message: "'\(view)' is generic; scaffold a subclass such as "
        + "'class Text\(view.localName): \(view)<String>'",
      file: file.source.path, range: place)
  }

  static func leftOut(_ omission: Omission, of view: String) -> Diagnostic {
    Diagnostic(
      rule: .leftOut,
      message: "the widget does not have '\(omission.name)' of '\(view)': \(omission.reason)",
      file: omission.file, range: omission.range)
  }

  static func noInitializer(
    of view: String, _ place: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .noInitializer,
      message: "'\(view)' has no initializer that a widget can call; add one that is not private, "
        + "generic, asynchronous or throwing",
      file: file.source.path, range: place)
  }

  static func noView(in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .noView,
      message: "the file declares no subclass of 'UIView'; if a superclass is declared elsewhere, "
        + "pass its folder with '--sources'",
      file: file.source.path)
  }

  static func privateView(_ view: String, _ place: SourceRange, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .privateView,
      message:
        "'\(view)' is private; make it internal so that the widget can use it",
      file: file.source.path, range: place)
  }

  static func renamedProperty(
    _ name: String, of view: String, _ runtime: Configuration.Runtime, _ place: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .renamedProperty,
      message:
        "'\(name)' of '\(view)' is named '\(name.withViewPrefix)' in the widget and the JSON; "
        + "widgets of \(runtime.rawValue) already have a member '\(name)'",
      file: file.source.path, range: place)
  }

  static func unknownInitializer(
    _ labels: String, _ known: [String], of view: String, _ place: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let list = known.map { $0.isEmpty ? "''" : "'\($0)'" }.joined(separator: " or ")
    return Diagnostic(
      rule: .unknownInitializer,
      message:
        "'\(view)' has no initializer 'init(\(labels))' that a widget can call; choose \(list)",
      file: file.source.path, range: place)
  }

  static func unusableInitializer(
    _ initializer: ViewInitializer, _ obstacle: (parameter: String, reason: String),
    of view: String
  ) -> Diagnostic {
    Diagnostic(
      rule: .unusableInitializer,
      message: "a widget cannot call '\(initializer.name)' of '\(view)', because of "
        + "'\(obstacle.parameter)': \(obstacle.reason); add a default value or another initializer",
      file: initializer.file, range: initializer.range)
  }
}

extension Rule {
  /// The rules of WidgetScaffold, sorted by id.
  package static let ofScaffold: [Rule] = [
    .chosenInitializer, .duplicateView, .genericView, .leftOut, .noInitializer, .noView,
    .privateView, .renamedProperty, .unknownInitializer, .unusableInitializer,
  ]

  static let chosenInitializer = Rule(
    "chosen-initializer", .info, title: "One of several initializers creates the view")

  static let duplicateView = Rule(
    "duplicate-view", .error, title: "Several views have the same name")

  static let genericView = Rule(
    "generic-view", .error, .warning, title: "A generic view needs its arguments")

  static let leftOut = Rule(
    "left-out", .info, title: "A property of a view is not part of the widget")

  static let noInitializer = Rule(
    "no-initializer", .error, .warning, title: "A view has no initializer that can be called")

  static let noView = Rule("no-view", .error, title: "A file declares no view")

  static let privateView = Rule("private-view", .error, .warning, title: "A view is private")

  static let renamedProperty = Rule(
    "renamed-property", .info, title: "A property has another name in the widget")

  static let unknownInitializer = Rule(
    "unknown-initializer", .error, title: "A view has no initializer with these labels")

  static let unusableInitializer = Rule(
    "unusable-initializer", .error, .warning, title: "A parameter cannot be represented in JSON")
}
