import WidgetDriver
import WidgetGenerator
import WidgetScaffold

/// The command that writes sources for people to edit.
extension Command {
  static let scaffold = Command(
    name: "scaffold", operands: "VIEW",
    synopsis: "VIEW [--runtime RUNTIME] [--layout auto|size] [--output DIR] [FLAGS]",
    summary: "write a widget for a native view, to be edited",
    discussion: """
      VIEW is a Swift file or a header of Objective-C, for all views in it, or the name of a class in the
      sources. A header is read with libclang, which comes with Xcode, Swift and Debian's libclang1, or is
      where LIBCLANG_PATH says; what it imports is looked for below the sources. The properties of
      the widget are what the view's initializer and its settable properties take and JSON can have; what
      is left out is a comment in the widget and a note. Nothing is overwritten, and what is written is
      never generated again: it belongs to you.
      """,
    examples: [
      .init(
        "widgetgen scaffold Sources/App/Box.swift --register", "write BoxWidget.swift beside it"),
      .init("widgetgen scaffold Box --dry-run", "print the widget of a class of the sources"),
      .init(
        "widgetgen scaffold --navigation-controller MainNavigation",
        "Beagle's navigation controller"),
    ],
    flags: RunFlags.selection.filter { ["config", "sources"].contains($0.name) } + [
      Flag(
        "runtime", .choice(Configuration.Runtime.allCases.map(\.rawValue)), group: .generation,
        default: "that of widgetgen.json, or the one that the sources import",
        "the runtime that the widget is written for"),
      Flag(
        "layout", .choice(ScaffoldTarget.Layout.allCases.map(\.rawValue)), group: .generation,
        default: ScaffoldTarget.Layout.auto.rawValue,
        "whether constraints or sizeThatFits give the size of the view"),
      Flag(
        "initializer", .value("LABELS"), group: .generation,
        default: "the one with the most parameters that JSON can have",
        "the initializer that makes the view, such as title:child:"),
      Flag(
        "output", .folder("DIR"), group: .generation, default: "the folder of the view's file",
        "the folder of the widget"),
      Flag(
        "navigation-controller", .value("NAME"), group: .generation,
        "write a subclass of BeagleNavigationController instead"),
      Flag(
        "keep-default", .none, group: .generation,
        "with '--navigation-controller', keep Beagle's own loading and error views"),
      Flag("register", .none, group: .generation, "also print how the widget is registered"),
      Flag("dry-run", .none, group: .generation, "print the widget, and write nothing"),
      Flag("jobs", .value("N"), default: "the number of cores", "use at most N threads"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try ScaffoldCommand(arguments, environment: environment).run()
    })
}
