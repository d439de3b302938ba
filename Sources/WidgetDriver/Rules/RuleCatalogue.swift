import WidgetGenerator
package import WidgetSource

/// Every rule, sorted by id.
///
/// The modules that generating needs declare theirs next to the diagnostics. The rules of other commands are in this
/// folder: the tool of the plugins does not link their modules, but accepts the ids in comments and configurations.
package enum RuleCatalogue {
  /// All rules, sorted by id.
  package static let rules =
    (Rule.ofGeneration + Rule.ofDriver + migration + contract + changes + views)
    .sorted { $0.id < $1.id }

  static let ids = rules.map(\.id)

  static func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }
}

extension Rule {
  /// The page of the documentation that has the rule.
  var helpURI: String { "\(ToolVersion.documentation)/rules/#\(id)" }
}

extension RuleCatalogue {
  /// Configurations of Sourcery.
  static let migration = [
    Rule(
      "cannot-migrate", "Sourcery cannot be replaced",
      "`migrate` looks for configurations of Sourcery below the working directory, and `--apply` changes "
        + "files only in a clean git tree, so that they can be restored."),
    Rule(
      "unread-yaml", "Part of a .sourcery.yml cannot be read",
      "`init` reads the subset of YAML that configurations of Sourcery use. Write the part in a "
        + "simpler form, or write widgetgen.json by hand."),
    Rule(
      "unsupported-sourcery-key", "A configuration of Sourcery cannot be taken over",
      "`init`, `migrate` and `sourcery` take over `sources`, `package`, `templates`, `output`, `args` and "
        + "`child`. A key whose omission would change the generated code is refused at its line."),
  ]
}

extension RuleCatalogue {
  /// Contracts and the payloads that are validated.
  static let contract = [
    Rule(
      "contract", "A contract cannot be read",
      "The file is not a contract, has errors, or was made by a newer `widgetgen`. Contracts of older "
        + "versions are always readable."),
    Rule(
      "deprecated-key", "A payload has an older key",
      "The app still reads the alias; write the current key."),
    Rule(
      "inexpressible", "A language cannot say what the app reads",
      "The types that `contract --emit` prints accept more than the app reads at this place, or less. The text says "
        + "which; `validate` knows the rest."),
    Rule(
      "invalid-example", "The app would not read an example of the catalog",
      "A doc comment has a code block of `json` that `validate` rejects, or no example could be made. Correct the "
        + "block, or write one; the page has none that the app does not read."),
    Rule(
      "invalid-json", "A payload is not JSON",
      "The text does not follow RFC 8259, or is not UTF-8; nothing after this place was looked at."),
    Rule(
      "nested-too-deeply", "A payload is nested too deeply",
      "Foundation's decoder reads 512 levels of objects and lists."),
    Rule(
      "null-value", "A payload has null where the app needs a value",
      "Only optionals and properties with a default accept null."),
    Rule(
      "number-out-of-range", "A number does not fit its type",
      "The app decodes the number into a type of fewer bits, or without a sign."),
    Rule(
      "unavailable-name", "A payload has a name that a system does not know",
      "With `--platform`, names are reported that only later versions of the system know, because their type or case has "
        + "`@available`. The policy for unknown names applies there: send something else to these systems."
    ),
    Rule(
      "unknown-case", "A payload has a value that no case of an enum has",
      "An enum without a case for unknown values fails. Send a known one, or add `// widgetgen: unknown` to a "
        + "case."),
    Rule(
      "unknown-widget", "A payload names a widget that the app does not know",
      "The policy `unknown` decides what the user sees: an error, nothing, or a placeholder."),
    Rule(
      "wrong-type", "A value of a payload has the wrong type",
      "Decoding fails, unless the property has `invalid` or is lossy."),
  ]
}

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

extension RuleCatalogue {
  /// Changes between two contracts.
  static let changes = [
    Rule(
      "alias-added", "An older spelling is read as well",
      "Payloads with it are not read by old versions, so backends should write the key itself."),
    Rule(
      "alias-removed", "An older key or name is no longer read",
      "Payloads that old backends send, or that are cached, are not read any more. Keep the "
        + "alias."),
    Rule(
      "availability-lowered", "Older systems also know a name",
      "Its `@available` requires an earlier version, or was removed. Apps that are installed still require the later one."
    ),
    Rule(
      "availability-raised", "Older systems no longer know a name",
      "Its `@available` is new or requires a later version. Payloads with the name are not read on older systems, where the "
        + "policy for unknown names applies."),
    Rule(
      "cannot-judge", "A change cannot be compared",
      "The coding is written by hand, or depends on a strategy of the decoder; look at it "
        + "yourself."),
    Rule(
      "case-added", "An enum has a new case",
      "Old versions fail on it, unless their enum has a case for unknown values."),
    Rule(
      "case-removed", "An enum has lost a case",
      "The new version fails on payloads with it, or takes the case for unknown values."),
    Rule(
      "coder-changed", "Another coder reads a property",
      "The unit or the format of the values is another one: no payload serves both versions, or they mean something else."
    ),
    Rule(
      "coder-narrowed", "A coder that reads more forms is gone",
      "Without `Lenient` or `EmptyAsNil` values in those forms are errors."),
    Rule(
      "coder-widened", "A coder reads more forms",
      "Old versions do not read them."),
    Rule(
      "default-changed", "A default has changed",
      "All versions read the payload, and show different things. Backends can send the value to "
        + "all."),
    Rule(
      "deprecated", "Something is deprecated",
      "By `@available(*, deprecated, message: \"…\")`. Between two contracts it says what is newly so, in a payload what "
        + "should not be sent any more. What an older contract marks as deprecated weighs one level less when it is removed."
    ),
    Rule(
      "fallback-changed", "Something else takes the place of an unknown name",
      "All versions read the payload, and show different things for names that they do not know."),
    Rule(
      "flattening-changed", "Properties moved into an object, or out of it",
      "No payload serves both versions."),
    Rule(
      "key-changed", "A property has another key",
      "Without the old key as an alias the new version loses the value; with it old versions do "
        + "not know the new key."),
    Rule(
      "key-taken", "A property reads a key that remaining keys took, or the other way round",
      "Values of another type, which were read until now, are errors."),
    Rule(
      "lossy-removed", "A list is no longer lossy",
      "One element that cannot be decoded now loses the list, and with it the screen."),
    Rule(
      "name-changed", "A widget or case has another name",
      "Keep the old one in a list: `// widgetgen: name = [\"text\", \"label\"]`."),
    Rule(
      "order-changed", "Options without names are tried in another order",
      "A value that is several of them is read as another one."),
    Rule(
      "path-changed", "A property has moved to another path",
      "No payload serves both versions. Keep the old path as an alias."),
    Rule(
      "property-added", "A property is new",
      "It is optional or has a default; old versions ignore it."),
    Rule(
      "property-became-optional", "A property may be left out now",
      "Old versions require it, so backends have to go on sending it to them."),
    Rule(
      "property-became-required", "A property is required now",
      "Payloads without it, which old versions read, are errors. Give it a default."),
    Rule(
      "property-removed", "A property is gone",
      "If old versions require it, backends have to go on sending it to them."),
    Rule(
      "property-required-added", "A required property is new",
      "No payload of today has it. Make it optional, or give it a default."),
    Rule(
      "renamed", "A property looks renamed",
      "One is gone and one of the same type is new. If they are the same, keep the old key as an alias."
    ),
    Rule(
      "representation-changed", "A family or an enum has a different form",
      "The name is somewhere else: no payload serves both versions."),
    Rule(
      "tag-key-changed", "The name is under another key",
      "No payload serves both versions; many would be taken for values without a name."),
    Rule(
      "type-changed", "A property has another type",
      "The types have no values in common: no payload serves both versions."),
    Rule(
      "type-narrowed", "A property accepts less",
      "Some payloads that old versions read are errors."),
    Rule(
      "type-widened", "A property accepts more",
      "Old versions fail on the new values."),
    Rule(
      "unknown-policy-tightened", "An unknown name is an error now",
      "Payloads with names that no version knows were shown in part, and lose the screen now."),
    Rule(
      "unknown-policy-widened", "An unknown name or another letter case is no error now",
      "Old versions fail on payloads that rely on it."),
    Rule(
      "widget-added", "A family has a new type",
      "Old versions apply their policy `unknown`: with `throw`, the whole screen is lost. A widget "
        + "that can contain others weighs more."),
    Rule(
      "widget-removed", "A family has lost a type",
      "The new version applies its policy `unknown`. A widget that can contain others weighs more."),
    Rule(
      "write-added", "The app writes a property that it did not write",
      "Servers that read what the app writes can use it."),
    Rule(
      "write-key-changed", "The app writes a property to another key",
      "Servers that read the old key lose the value."),
    Rule(
      "write-null-changed", "The app writes null where it left out a key, or the other way round",
      "Servers that read what the app writes have to accept both."),
    Rule(
      "write-omitted", "The app leaves out a property under a new condition",
      "Servers that require the key fail without it."),
    Rule(
      "write-removed", "The app no longer writes a property",
      "Servers that require the key fail without it."),
    Rule(
      "write-type-changed", "The app writes a property in another type",
      "Servers that read the old type fail on the new values."),
  ]
}
