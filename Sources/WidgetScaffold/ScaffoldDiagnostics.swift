import WidgetGenerator
package import WidgetSource
import WidgetSyntax

/// Why a view is not made a widget, and what is left out, in alphabetical order.
extension Diagnostic {
  static func chosenInitializer(
    _ chosen: ViewInitializer, _ others: [ViewInitializer], of view: String, _ place: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    let labels = others.map { "'\($0.labels)'" }.joined(separator: " or ")
    return Diagnostic(
      rule: .chosenInitializer,
      message:
        "'\(view)' is made by '\(chosen.name)', most of whose parameters can be sent as JSON; "
        + "to use another one, pass '--initializer' \(labels)",
      file: file.source.path, range: place)
  }

  static func duplicateView(
    _ name: String, _ places: [(file: ParsedFile, range: SourceRange)]
  ) -> Diagnostic {
    Diagnostic(
      rule: .duplicateView,
      message: "several views are called '\(name)', and each would be '\(name)Widget'; "
        + "name the file or, of a nested view, the types around it",
      file: places[0].file.source.path, range: places[0].range,
      notes: places.dropFirst().map {
        Note(message: "also here", file: $0.file.source.path, range: $0.range)
      })
  }

  static func genericView(_ view: String, _ place: SourceRange, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .genericView,
      message: "'\(view)' is generic, and a widget has to say of what; declare a subclass such as "
        + "'class Text\(view.localName): \(view)<String>' and scaffold that",
      file: file.source.path, range: place)
  }

  static func leftOut(_ omission: Omission, of view: String) -> Diagnostic {
    Diagnostic(
      rule: .leftOut,
      message: "'\(omission.name)' of '\(view)' is left out: \(omission.reason)",
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
        + "pass its folder by '--sources'",
      file: file.source.path)
  }

  static func privateView(_ view: String, _ place: SourceRange, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .privateView,
      message:
        "'\(view)' is private, and a widget in another file cannot name it; make it internal",
      file: file.source.path, range: place)
  }

  static func renamedProperty(
    _ name: String, of view: String, _ runtime: Configuration.Runtime, _ place: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .renamedProperty,
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
      rule: .unknownInitializer,
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
      rule: .unusableInitializer,
      message: "'\(initializer.name)' of '\(view)' needs '\(obstacle.parameter)', and "
        + "\(obstacle.reason); give the parameter a default value, or add another initializer",
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
    "chosen-initializer", .info, title: "One of several initializers creates the view",
    explanation:
      "`scaffold` chooses the initializer with the most parameters that JSON can have. `--initializer title:child:` "
      + "chooses another one by its labels.")

  static let duplicateView = Rule(
    "duplicate-view", .error, title: "Several views have the same name",
    explanation:
      "Their widgets would have the same name. Name the file or, for a nested view, the types around it."
  )

  static let genericView = Rule(
    "generic-view", .error, title: "A generic view needs its arguments",
    explanation: "A widget has a view of one type. Scaffold a subclass with arguments.")

  static let leftOut = Rule(
    "left-out", .info, title: "A property of a view is not part of the widget",
    explanation:
      "Delegates, view controllers, views of certain classes and other objects cannot be sent as JSON. A comment in "
      + "the widget marks where to set them.")

  static let noInitializer = Rule(
    "no-initializer", .error, title: "A view has no initializer that can be called",
    explanation:
      "A widget creates its view. Add an initializer that is not private, generic, asynchronous or throwing."
  )

  static let noView = Rule(
    "no-view", .error, title: "A file declares no view",
    explanation:
      "`scaffold` looks for subclasses of `UIView`. The classes in between must be in the sources: pass their folder "
      + "to `--sources`.")

  static let privateView = Rule(
    "private-view", .error, title: "A view is private",
    explanation: "The widget is in another file. Make the view, and the types around it, internal.")

  static let renamedProperty = Rule(
    "renamed-property", .info, title: "A property has another name in the widget",
    explanation:
      "Beagle's widgets have properties such as `style`. A view's property of that name gets another name, which is "
      + "also its key in the JSON.")

  static let unknownInitializer = Rule(
    "unknown-initializer", .error, title: "A view has no initializer with these labels",
    explanation:
      "`--initializer` takes the labels of an initializer that the message lists: `title:child:`, with `_` for a "
      + "parameter without a label.")

  static let unusableInitializer = Rule(
    "unusable-initializer", .error, title: "An initializer has a parameter that JSON cannot have",
    explanation:
      "Each parameter must be of a type that JSON can have, an optional, or a closure, or have a default value. Add "
      + "such an initializer.")
}
