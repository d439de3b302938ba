import WidgetSource

extension RuleCatalogue {
  /// Views and headers that become widgets.
  static let views = [
    Rule(
      "chosen-initializer", "One of several initializers makes the view",
      "`scaffold` takes the initializer with the most parameters that JSON can have. "
        + "`--initializer title:child:` chooses another one by its labels."),
    Rule(
      "duplicate-view", "Several views have the same name",
      "Each would be a widget of the same name. Name the file or, of a nested view, the types around it."
    ),
    Rule(
      "generic-view", "A generic view needs its arguments",
      "A widget has a view of one type. Declare a subclass with arguments and scaffold that."),
    Rule(
      "header-error", "libclang does not understand a part of a header",
      "The rest of the header is read, and the declaration at this place may be missing in the widget."
    ),
    Rule(
      "left-out", "A property of a view is not part of the widget",
      "Delegates, view controllers, views of certain classes and other objects cannot be sent as JSON. The "
        + "widget has a comment where they could be set."),
    Rule(
      "no-initializer", "A view has no initializer that can be called",
      "A widget makes its view. Add an initializer that is not private, generic, asynchronous or throwing."
    ),
    Rule(
      "no-libclang", "libclang is needed and not there",
      "Headers of Objective-C are read with it. It is part of Xcode and of Swift's toolchains, and Debian's "
        + "package is libclang1; `LIBCLANG_PATH` says where it is otherwise. A program with all libraries "
        + "inside, such as the release for Linux, cannot load it."),
    Rule(
      "no-view", "A file declares no view",
      "`scaffold` looks for subclasses of `UIView`. Classes between the two must be in the sources: pass "
        + "their folder by `--sources`."),
    Rule(
      "private-view", "A private view cannot be named",
      "The widget is in another file. Make the view, and the types around it, internal."),
    Rule(
      "renamed-property", "A property has another name in the widget",
      "Widgets of Beagle have properties such as `style` of their own, so that of the view gets another "
        + "name, which is its key in the JSON, too."),
    Rule(
      "unknown-header-name", "A header uses a name that no header declares",
      "Imports are looked for in the folder of the header and below `--sources`. Apple's headers are not "
        + "read: a type of theirs that is reported stays out of the widget."),
    Rule(
      "unknown-initializer", "A view has no such initializer",
      "`--initializer` takes the labels of one that the message lists: `title:child:`, with `_` for a "
        + "parameter without one."),
    Rule(
      "unreadable-header", "libclang gives up on a header",
      "It takes longer than ten seconds for it, or crashes. Take out what a view does not need, or write the "
        + "widget by hand."),
    Rule(
      "unusable-initializer", "An initializer needs what JSON cannot have",
      "Each of its parameters has to be something that JSON can have, an optional or a closure, or to have a "
        + "default value. Add an initializer for which that holds."),
  ]
}
