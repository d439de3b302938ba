// Made from docs/rules by `UPDATE_GOLDENS=1 swift test --filter RulesPageTests`.

import WidgetDriver

extension RulePages {
  /// The pages about all rules. They are in the binary, so that the tool is one file.
  static let all = RulePages([
    ##"""
    # Hand-written coding
    Rules of `adopt`, which replaces hand-written coding.
    ## cannot-adopt
    Hand-written coding cannot be replaced (error).
    `adopt --apply` changes sources only in a clean git tree, and only if git tracks them, so that they can be restored.

    """##,
    ##"""
    # Annotations
    Rules about the text of annotations, and about the declarations that they are attached to.
    ## annotation-not-for-runtime
    The runtime does not support an annotation or a type (warning or error).
    The families of the Beagle runtimes are built in, so protocols and classes cannot declare others. Beagle 1 only decodes, and supports neither enums as families nor policies such as `lossy`. Remove the annotation. If the message names a coding function, you can write that function instead. With Beagle, WidgetRuntime's `Field` does not distinguish a missing key from null; use an optional.
    With the runtime `beagle-1`:
    ```swift
    // widgetgen: decodable, positional
    struct Point {
      let x: Double
      let y: Double
    }
    ```
    ```text
    input.swift:1:26: error: runtime 'beagle-1' does not support 'positional'; remove it [annotation-not-for-runtime]
    ```
    Without the mistake:
    ```swift
    // widgetgen: decodable
    struct Point {
      let x: Double
      let y: Double
    }
    ```
    ## annotation-value
    The value of an annotation is invalid (error).
    The message states why the value is invalid, and lists the valid values or suggests another one if possible.
    ```swift
    // widgetgen: family, nameStyle = snakecase
    protocol Component: Codable {}
    ```
    ```text
    input.swift:1:23: error: 'nameStyle' cannot be 'snakecase'; did you mean 'snake_case'? [annotation-value]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, nameStyle = snake_case
    protocol Component: Codable {}
    ```
    ## annotation-without-value
    An annotation needs a value (error).
    The key has no effect without a value: `// widgetgen: key = "label"`, or `unknown = skip` on a property.
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: key
      var text: String
    }
    ```
    ```text
    input.swift:3:17: error: 'key' has no effect without a value; write '// widgetgen: key = …' [annotation-without-value]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: key = title
      var text: String
    }
    ```
    ## class-needs-inline
    A class needs an inline block (error).
    Swift does not allow designated initializers and overridable members in an extension. Write the markers into the class and generate with `inline`, or make it a struct. The build-tool plugin does not change sources: run the command, or `swift package generate-widgets --inline`.
    ```swift
    // widgetgen: codable
    class Text {
      var text = ""
    }
    ```
    ```text
    input.swift:2:7: error: 'init(from:)' of class 'Text' cannot be in an extension; put '// widgetgen:inline:auto:Text.Coding' and '// widgetgen:end' into the class and pass '--inline', or make it a struct [class-needs-inline]
    input.swift:2:7: error: the memberwise init of class 'Text' cannot be in an extension; put '// widgetgen:inline:auto:Text.Init' and '// widgetgen:end' into the class and pass '--inline', write '// widgetgen: memberwise = false' above it, or make it a struct [class-needs-inline]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Text {
      var text = ""
    }
    ```
    ## coded-actor
    An actor cannot be coded or compared (error).
    `Codable` and `Equatable` are not asynchronous, so they cannot access the isolated state of an actor. Move the coded properties to a struct that the actor contains.
    ```swift
    // widgetgen: codable
    actor Store {
      var items: [String] = []
    }
    ```
    ```text
    input.swift:2:7: error: 'Store' is an actor, which cannot be coded or compared; make it a struct that the actor contains, or mark it with '// widgetgen: skip' [coded-actor]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct StoredItems {
      var items: [String] = []
    }

    actor Store {
      var stored = StoredItems()
    }
    ```
    ## codes-raw-value
    Swift codes a type as its raw value (error).
    The standard library codes a `RawRepresentable` type, such as an `OptionSet`, as its raw value. Conform it to `Codable` instead of generating its coding. `// widgetgen: transparent` also codes only the raw value, but does not call `init(rawValue:)`.
    ```swift
    // widgetgen: codable
    struct Traits: OptionSet {
      let rawValue: Int
    }
    ```
    ```text
    input.swift:2:8: error: Swift codes 'Traits' as its raw value, and generated code would code an object; remove the annotation, and write 'extension Traits: Codable {}' [codes-raw-value]
    ```
    Without the mistake:
    ```swift
    struct Traits: OptionSet, Codable {
      let rawValue: Int
    }
    ```
    ## conditional-member
    A member is inside an '#if' (warning).
    Generated code assumes that `CodingKeys` and hand-written members such as `init(from:)` exist in every configuration. Move the member out of the `#if`, or put the `#if` inside it. Properties and cases can be inside an `#if`.
    The keys in generated code are always the same. Move `CodingKeys` and its cases out of the `#if`. A case can stay inside if its property is inside the same `#if`, or if all branches have the same key.
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String

      #if DEBUG
        enum CodingKeys: String, CodingKey { case text = "debugText" }
      #endif
    }
    ```
    ```text
    input.swift:6:10: warning: 'CodingKeys' of 'Label' is inside '#if', but generated code assumes that it is always the same; move it out of the '#if' [conditional-member]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String

      enum CodingKeys: String, CodingKey { case text = "title" }
    }
    ```
    ## contradicting-annotations
    Two annotations, or an annotation and its declaration, cannot be combined (error).
    Remove one of them, or follow the message if it suggests another change. For example, a flattened property has no key, an untagged family has no tag, and the initial value of a property is its default.
    ```swift
    // widgetgen: family = external, tag = "kind", content = "value"
    enum Post {
      case mail(to: String)
    }
    ```
    ```text
    input.swift:1:48: error: 'content' cannot be combined with 'family = external'; remove one of them [contradicting-annotations]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, tag = "kind", content = "value"
    enum Post {
      case mail(to: String)
    }
    ```
    ## isolated-type
    A type that is coded or compared is isolated to a global actor (error).
    A decoder, an encoder or a caller of `==` can use a value on any thread, so in Swift 6 mode the compiler rejects the generated conformance. With `nonisolated`, the generated code does not need the actor. This requires properties with `Sendable` types and, in a class, constants. A type is also isolated if its inheritance clause contains an isolated protocol or class, unless the type is `nonisolated`.
    ```swift
    // widgetgen: codable
    @MainActor struct Draft {
      var text: String
    }
    ```
    ```text
    input.swift:2:19: error: 'Draft' is isolated to 'MainActor', but a decoder or encoder can use it on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove '@MainActor' [isolated-type]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable, nonisolated
    @MainActor struct Draft {
      var text: String
    }
    ```
    ## misplaced-annotation
    An annotation is on the wrong kind of declaration (warning or error).
    Each key applies to some kinds of declarations, and `widgetgen explain KEY` lists them. Annotations of a type belong to its declaration, not to an extension.
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: family
      var text: String
    }
    ```
    ```text
    input.swift:3:17: warning: 'family' has no effect here; it applies to a protocol, a class, or an enum [misplaced-annotation]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
    }
    ```
    ## misspelled-annotation
    A comment looks like an annotation (warning).
    The annotations of widgetgen begin with its name in lower case and a colon: `// widgetgen: default = 3`. If the comment is prose, reword it or silence the warning.
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen default = 12
      var size: Int
    }
    ```
    ```text
    input.swift:3:3: warning: this comment is not an annotation; write '// widgetgen: default = 12' [misspelled-annotation]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: default = 12
      var size: Int
    }
    ```
    ## needs-family
    A key of families is on a declaration that is not a family (error).
    Keys such as `tag` and `joins` describe a family. Add `family` to the annotation, or remove the key. If the declaration is a class that belongs to a family, move the key to the family.
    ```swift
    // widgetgen: tag = "kind"
    protocol Component: Codable {}
    ```
    ```text
    input.swift:1:15: error: 'tag' has no effect without 'family'; write '// widgetgen: family, tag = "kind"', or remove it [needs-family]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, tag = "kind"
    protocol Component: Codable {}
    ```
    ## no-shorthand
    A value cannot be decoded instead of an object (error).
    On a type, `shorthand` names the property that has the value, and no other property may require a key. On a family, it names a type that is not only decoded from objects, such as a type with its own `shorthand`. On an enum, it names a case with one value. With `(both)`, the value must have no coder and must not be null or an object. Each other encoded property must have a key that is omitted for some values, for example because it has an `omit` or is an optional.
    ```swift
    // widgetgen: codable, shorthand = text
    struct Label {
      var text: String
      var size: Int
    }
    ```
    ```text
    input.swift:1:24: error: a shorthand has a value only for 'text', but 'size' is required; give it a default, or make it an optional [no-shorthand]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable, shorthand = text
    struct Label {
      var text: String
      var size: Int = 12
    }
    ```
    ## noncopyable
    A noncopyable type cannot be coded or compared (error or warning).
    `Codable` and `Equatable` require copyable types. Remove `~Copyable`, or mark the type with `// widgetgen: skip`. It is only a warning if nothing but a protocol of Beagle selects the type.
    ```swift
    // widgetgen: codable
    struct Token: ~Copyable {
      var id: Int
    }
    ```
    ```text
    input.swift:2:8: error: 'Token' is noncopyable, and 'Codable' requires copyable types; remove '~Copyable', or mark it with '// widgetgen: skip' [noncopyable]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Token {
      var id: Int
    }
    ```
    ## not-positional
    A type cannot be coded as an array (error).
    The elements of the array are the properties of a `positional` type in order. These are not allowed, because they would move elements or require a key: `omit` of any element but the last, `Field`, `flatten`, `CodingKeys`, coding functions for single properties, a superclass that is coded, and a subclass with keys. A family whose names are next to the properties needs objects; give your own family a `content`.
    ```swift
    // widgetgen: codable, positional
    struct Point {
      var x: Double
      // widgetgen: omit = default
      var y: Double = 0
      var z: Double
    }
    ```
    ```text
    input.swift:4:17: error: 'Point' is coded as an array, in which 'omit' of 'y' moves the elements after it; remove it, or move 'y' to the end [not-positional]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable, positional
    struct Point {
      var x: Double
      var y: Double = 0
      var z: Double
    }
    ```
    ## not-transparent
    A type cannot be coded as its only value (error).
    `transparent` is for a type with one coded property and no discriminator. It is also for an enum whose coded cases have no values, except for the name that a case marked `unknown` stores. Mark the other properties or cases with `// widgetgen: skip`, or remove `transparent`.
    ```swift
    // widgetgen: codable, transparent
    struct Price {
      var amount: Int
      var currency: String
    }
    ```
    ```text
    input.swift:1:24: error: 'Price' has 2 properties, and 'transparent' is for types with one; remove it, or mark the others with '// widgetgen: skip' [not-transparent]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable, transparent
    struct Price {
      var amount: Int
    }
    ```
    ## omitted-value
    A value that is not encoded is required for decoding, or decoded as another one (warning).
    A value that `omit` leaves out is missing when the JSON is decoded. Give the property that value as its default, or do not decode the type.
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: omit = isEmpty
      var text: String
    }
    ```
    ```text
    input.swift:3:17: warning: 'text' is not always encoded, but required for decoding; give it a value, '// widgetgen: default = …', or mark the type with '// widgetgen: encodable' [omitted-value]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: omit = isEmpty
      var text: String = ""
    }
    ```
    ## property-in-block
    A property is declared in an inline block (error).
    The block is regenerated, and the property would be lost. Move it out of the block.
    ```swift
    import WidgetRuntime

    // widgetgen: codable
    final class Panel: Codable {
      // widgetgen:inline:auto:Panel.Init
      let title: String
      // widgetgen:end

      // widgetgen:inline:auto:Panel.Coding
      // widgetgen:end
    }
    ```
    ```text
    input.swift:6:7: error: 'title' is inside inline block 'auto:Panel.Init', which is regenerated; move it out [property-in-block]
    ```
    Without the mistake:
    ```swift
    import WidgetRuntime

    // widgetgen: codable
    final class Panel: Codable {
      let title: String

      // widgetgen:inline:auto:Panel.Init
      // widgetgen:end

      // widgetgen:inline:auto:Panel.Coding
      // widgetgen:end
    }
    ```
    ## repeated-annotation
    An annotation is repeated with another value (error).
    The declaration has the key twice with different values, or an alias from which it is decoded anyway. Remove one of the annotations.
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: default = 12
      // widgetgen: default = 14
      var size: Int
    }
    ```
    ```text
    input.swift:4:17: error: 'default' already has another value; remove one of the annotations [repeated-annotation]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: default = 14
      var size: Int
    }
    ```
    ## shifted-elements
    The elements of an array have different positions in the two directions (warning).
    A property of a `positional` type that is only decoded or only encoded, such as a constant with a value, is an element in one direction only, which moves the elements after it. Move it to the end, or code it both ways.
    ```swift
    // widgetgen: codable, positional
    struct Point {
      // widgetgen: skip(decode)
      let version = 1
      var x: Double
    }
    ```
    ```text
    input.swift:4:7: warning: 'version' is encoded and not decoded, so the elements after it have other positions when they are decoded; move it to the end, or code it both ways [shifted-elements]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable, positional
    struct Point {
      var version = 1
      var x: Double
    }
    ```
    ## too-many-conditions
    A type has too many '#if' blocks (error).
    Code is generated for each combination of conditions, up to 16. Each `#if` counts, even if another one has the same condition, so put all members with one condition into one `#if`. A type with fewer `#if`s can contain some of the properties; a property with `// widgetgen: flatten` keeps their keys in the same object. Alternatively, write the coding and the initializers by hand and remove the annotations.
    ## unknown-annotation-key
    An annotation key is unknown (error).
    The message contains the key to write if `widgetgen` recognizes what was meant, also for words of other libraries, such as serde's `rename`. `widgetgen explain` lists all keys. `--fix` corrects mistyped keys and missing commas if the corrected annotation is valid on its declaration. If your own templates read the key, list it in `annotations` of the configuration: `["ui*"]`.
    ```swift
    // widgetgen: codabel
    struct Label {
      var text: String
    }
    ```
    ```text
    input.swift:1:15: error: unknown annotation key 'codabel'; did you mean 'codable'? [unknown-annotation-key]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
    }
    ```
    ## unreachable-member
    A member is not accessible from the generated file (error).
    Generated code is in another file, where `private` and `fileprivate` members cannot be used. Make the member internal, or generate into an inline block.
    ```swift
    // widgetgen: codable
    struct Label {
      private var text: String
    }
    ```
    ```text
    input.swift:3:15: error: 'text' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Label.Init' and '// widgetgen:end' into 'Label' and pass '--inline' [unreachable-member]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
    }
    ```
    ## unreachable-storage
    A wrapped property cannot be initialized from the generated file (error).
    The storage of a wrapper is private. The synthesized initializer of the struct is private as well, or does not exist because the struct declares an initializer. Remove that initializer or the wrapper, give the property an initial value, or generate into an inline block.
    With the runtime `beagle-2`:
    ```swift
    struct Template: Codable {
      @AutoCodable var view: any ServerDrivenComponent

      init(view: any ServerDrivenComponent) { self.view = view }
    }
    ```
    ```text
    input.swift:2:20: error: the storage of the wrapped 'view' is not accessible from the generated file, nor is the synthesized initializer of 'Template'; remove the wrapper, give the property an initial value, or put '// widgetgen:inline:auto:Template.Coding' and '// widgetgen:end' into 'Template' and pass '--inline' [unreachable-storage]
    ```
    Without the mistake:
    ```swift
    struct Template: Codable {
      @AutoCodable var view: any ServerDrivenComponent
    }
    ```
    ## unreachable-type
    A type is not accessible from the generated file (error or warning).
    Make the type internal, generate into an inline block, or mark it with `// widgetgen: skip`. A type of a family has to be internal or wider, because the family's box names it. It is only a warning if nothing but a protocol of Beagle selects the type.
    ```swift
    // widgetgen: codable
    private struct Label {
      var text: String
    }
    ```
    ```text
    input.swift:2:16: error: 'Label' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Label.Coding' and '// widgetgen:end' into it and pass '--inline' [unreachable-type]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
    }
    ```
    ## unreadable-keys
    The keys in 'CodingKeys' are unknown (error).
    Your own `CodingKeys` is used unchanged. It has to be an enum in the scanned sources. A key is the raw value of a case if this is a `String`, and the name of the case otherwise, so the enum cannot implement `stringValue` or `init(stringValue:)`.
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String

      typealias CodingKeys = SharedKeys
    }
    ```
    ```text
    input.swift:5:13: error: 'CodingKeys' of 'Label' is a typealias for a type that no source declares, so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Label' by hand [unreadable-keys]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String

      enum CodingKeys: String, CodingKey { case text }
    }
    ```
    ## unused-annotation
    An annotation has no effect (warning).
    It changes no generated code, for example because the type is not selected, because one of your functions replaces the generated code, or because the property is skipped. Remove the annotation, or mark a type that is not selected with `// widgetgen: codable`.
    ```swift
    struct Label: Codable {
      // widgetgen: key = title
      var text: String
    }
    ```
    ```text
    input.swift:2:17: warning: 'key' has no effect because nothing is generated for 'Label'; mark it with '// widgetgen: codable' [unused-annotation]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label: Codable {
      // widgetgen: key = title
      var text: String
    }
    ```

    """##,
    ##"""
    # Changes of a contract
    Rules of `contract --against`, about changes between two versions of an app. A change is only an info if no payload of the `root` contains its type, or if it affects none of the payloads in `--payloads`. `--severity` and `--gate` change the severities.
    ## alias-added
    Another key or name is also decoded (info).
    Old versions do not decode it, so backends should send the older key or name.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    +   // widgetgen: alias = "label"
        var text: String
      }
    ```
    ```text
    info: 'label.text' (Label.text) is also read from 'label' [alias-added]
    ```
    ## alias-removed
    An older key or name is no longer decoded (error or warning).
    The new version loses the value in payloads that use it, such as cached ones, or does not decode them. Keep the alias.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    -   // widgetgen: alias = "label"
        var text: String
      }
    ```
    ```text
    error: 'label.text' (Label.text) is no longer read from 'label' [alias-removed]
    ```
    ## availability-lowered
    Older systems also know a name (info).
    Its `@available` requires an earlier version, or was removed. Installed apps still require the later one.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

    - @available(iOS 17, *)
      struct Removed: Component {}

    - @available(iOS 17.1, macOS 14, *)
    + @available(iOS 17, macOS 14, *)
      struct Lowered: Component {}

      // widgetgen: family
      enum Shape: Codable {
        case circle(radius: Double)
    -   @available(iOS 17, *) case square
    +   @available(iOS 16, *) case square
      }
    ```
    ```text
    info: 'Component.lowered' (Component.Lowered) requires iOS 17 now and required iOS 17.1 [availability-lowered]
    info: 'Component.removed' (Component.Removed) is known to older systems now and required iOS 17 [availability-lowered]
    info: 'Shape.square' requires iOS 16 now and required iOS 17 [availability-lowered]
    ```
    ## availability-raised
    Older systems no longer know a name (error or warning).
    Its `@available` is new, or requires a later version. Older systems apply the policy for unknown names.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

    + @available(iOS 17, *)
      struct Added: Component {}

    - @available(iOS 15, *)
    + @available(iOS 17, *)
      struct Raised: Component {}

    - @available(iOS 17, macOS 14, *)
    + @available(iOS 17.0, *)
    + @available(macOS 14, *)
      struct Same: Component {}

      // widgetgen: family, unknown = skip
      protocol Action: Codable {}

    - @available(iOS 15, *)
    + @available(iOS 16, macOS 13, *)
      struct Open: Action {}

      enum Theme: String, Codable {
    -   case light, dark
    +   case light
    +   @available(iOS 13, *) case dark
      }

      struct Screen: Component {
        var actions: [any Action]
        var theme: Theme
      }
    ```
    ```text
    warning: 'Action.open' (Action.Open) requires iOS 16, macOS 13 now and required iOS 15 [availability-raised]
    error: 'Component.added' (Component.Added) requires iOS 17 now and was known to older systems [availability-raised]
    error: 'Component.raised' (Component.Raised) requires iOS 17 now and required iOS 15 [availability-raised]
    error: 'Theme.dark' requires iOS 13 now and was known to older systems [availability-raised]
    ```
    ## cannot-judge
    A change cannot be compared (info or warning).
    For example, the coding is written by hand, or depends on a user-defined coder. Review it.
    ```diff
    + import Foundation
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
        var hand: Hand
    -   var when: String
    +   var when: Date
      }
      struct Hand: Codable {
        init(from decoder: any Decoder) throws {}
      }
    ```
    ```text
    info: 'Hand' cannot be compared: 'init(from:)' is written by hand [cannot-judge]
    warning: the type of 'label.when' (Label.when) changed from 'String' to 'Date', which cannot be compared [cannot-judge]
    ```
    ## case-added
    An enum has a new case (warning or info).
    Old versions fail on it, unless they replace or leave out unknown values, for example with a case for them.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
        var mode: Mode
        var shape: Shape
      }
    - enum Mode: String, Codable { case on }
    + enum Mode: String, Codable { case on, off }
      // widgetgen: family
    - enum Shape { case circle(radius: Int) }
    + enum Shape { case circle(radius: Int), box(width: Int) }
    ```
    ```text
    warning: 'Mode' also has 'off' [case-added]
    warning: 'Shape.box' is new [case-added]
    ```
    ## case-removed
    An enum no longer has a case (error or warning or info).
    The new version fails on payloads with it, or replaces or leaves out the value, for example with the case for unknown values.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
        var mode: Mode
        var level: Level
      }
    - enum Mode: String, Codable { case on, off }
    + enum Mode: String, Codable { case on }
      // widgetgen: codable
      enum Level: Int, Codable {
    -   case low = 1, high = 2
    +   case low = 1
        // widgetgen: unknown
        case other = 0
      }
    ```
    ```text
    warning: 'Level' no longer has '2' [case-removed]
    error: 'Mode' no longer has 'off' [case-removed]
    ```
    ## coder-changed
    Another coder decodes a property (error or warning).
    The unit or the format of the values changed, so the same value can fail or mean something else.
    ```diff
      import Foundation
      import WidgetRuntime

      // widgetgen: codable
      struct Event {
    -   // widgetgen: coder = SecondsSince1970()
    +   // widgetgen: coder = MillisecondsSince1970()
        var start: Date
    -   // widgetgen: coder = ISO8601()
    +   // widgetgen: coder = ISO8601WithFractions()
        var end: Date
      }
    ```
    ```text
    warning: the coder of 'Event.end' changed from 'ISO8601' to 'ISO8601WithFractions' [coder-changed]
    error: the coder of 'Event.start' changed from 'SecondsSince1970' to 'MillisecondsSince1970' [coder-changed]
    ```
    ## coder-narrowed
    A coder that decodes more forms was removed (error).
    Without `Lenient`, `EmptyAsNil` or `NonFinite`, values in those forms are errors. An empty string for a `String?` is still decoded, but no longer as nil, so [`meaning-changed`](#meaning-changed) is reported instead.
    ```diff
      import Foundation
      import WidgetRuntime

      // widgetgen: codable
      struct Item {
    -   // widgetgen: coder = Lenient()
        var count: Int
    -   // widgetgen: coder = EmptyAsNil()
        var link: URL?
      }
    ```
    ```text
    error: 'Lenient', which reads more forms, no longer codes 'Item.count' [coder-narrowed]
    error: 'EmptyAsNil', which reads more forms, no longer codes 'Item.link' [coder-narrowed]
    ```
    ## coder-widened
    A coder decodes more forms (warning).
    Old versions do not decode them.
    ```diff
      import Foundation
      import WidgetRuntime

      // widgetgen: codable
      struct Item {
    +   // widgetgen: coder = Lenient()
        var count: Int
    +   // widgetgen: coder = EmptyAsNil()
        var link: URL?
      }
    ```
    ```text
    warning: 'Lenient', which reads more forms, codes 'Item.count' now [coder-widened]
    warning: 'EmptyAsNil', which reads more forms, codes 'Item.link' now [coder-widened]
    ```
    ## condition-changed
    A declaration exists under another condition (warning).
    The `#if`s around a type, a property or a case changed. A platform on which it no longer exists does not decode it.
    ```diff
      // widgetgen: codable
      struct Label {
        var text: String
    -   var size: Int?
    +   #if os(iOS)
    +     var size: Int?
    +   #endif
      }
    ```
    ```text
    warning: 'Label.size' only exists if 'os(iOS)' now [condition-changed]
    ```
    ## default-changed
    A default changed (warning or error).
    Versions decode the same payload as different values, or only one version decodes it. If possible, send the value to all of them.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    -   var size: Int = 3
    +   var size: Int = 4
    +   // widgetgen: default = "red"
        var color: String?
      }
    ```
    ```text
    warning: if 'label.color' (Label.color) is missing, it is "red" now and was nil [default-changed]
    warning: if 'label.size' (Label.size) is missing, it is 4 now and was 3 [default-changed]
    ```
    ## deprecated
    A declaration is deprecated (info or warning).
    `@available(*, deprecated, message: "…")` marks what backends should no longer send. Between two contracts, new deprecations are reported. Removing what the older contract deprecates is one level less severe.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    +   @available(*, deprecated, message: "use Card")
        var text: String
    -   @available(*, deprecated, message: "use text")
    -   var title: Int
      }
    - @available(*, deprecated)
    - struct Banner: Component { var id: Int }
    + @available(*, deprecated, message: "use Card")
    + struct Chip: Component { var id: Int }

      // widgetgen: codable
      enum Mode: String {
    +   @available(*, deprecated)
        case light
    -   @available(*, deprecated, message: "use light")
    -   case dim
      }
    ```
    ```text
    info: 'label.text' (Label.text) is deprecated: use Card [deprecated]
    ```
    ## fallback-changed
    Another value replaces unknown names (warning or error).
    Versions decode names that they do not know as different values. It is an error if the new value has required keys, which these payloads may not have.
    ```diff
      // widgetgen: codable
      enum Mode: String {
        case light, dark
    -   // widgetgen: unknown
        case plain
    +   // widgetgen: unknown
        case other
      }
    - // widgetgen: family, unknown = Label
    + // widgetgen: family, unknown = Field
      protocol Component: Codable {}

      struct Label: Component { var text: String? }
      struct Field: Component { var id: String? }
    ```
    ```text
    warning: an unknown name of 'Component' is 'Field' now and was 'Label' [fallback-changed]
    warning: an unknown value of 'Mode' is 'other' now and was 'plain' [fallback-changed]
    ```
    ## flattening-changed
    Properties moved into an object, or out of one (error).
    Each version reads the properties only at its own place. Backends can send them in both places.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    -   // widgetgen: flatten
        var style: Style
      }
      struct Style: Codable { var color: String }
    ```
    ```text
    error: the properties of 'label.style' (Label.style) are in a separate object now [flattening-changed]
    ```
    ## key-changed
    A property's key changed (error or warning or info).
    Without the old key as an alias, the new version loses the value, or does not decode the payload. With it, old versions do not know the new key, unless it was an alias. In an array, the key is the position.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    +   // widgetgen: key = "title"
        var text: String
    +   // widgetgen: key = "extent"
        var size: Int?
      }
    ```
    ```text
    error: the key of 'label.extent' (Label.size) changed from 'size' to 'extent' [key-changed]
    error: the key of 'label.title' (Label.text) changed from 'text' to 'title' [key-changed]
    ```
    ## key-taken
    A property decodes a key of the remaining keys, or no longer does (error or warning).
    Values of another type, which were decoded before, are errors.
    ```diff
      // widgetgen: codable
      struct Page {
        var title: String
    +   var size: Int?
    +   var style: String?
        // widgetgen: flatten
        var extra: [String: Int]
      }
    ```
    ```text
    warning: 'Page.size' takes the key 'size', which belonged to 'extra' [key-taken]
    error: 'Page.style' takes the key 'style', which belonged to 'extra' with values of another type [key-taken]
    ```
    ## lossy-removed
    A wrong element of a collection is now an error (error).
    One element that cannot be decoded now loses the collection, and with it the screen, unless a value around it is replaced or left out.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    -   // widgetgen: lossy
        var tags: [Int]
      }
    ```
    ```text
    error: one wrong element of 'label.tags' (Label.tags) is an error now [lossy-removed]
    ```
    ## meaning-changed
    Some JSON has another meaning (error or warning).
    All versions decode the payload, but as different values. For example, cases were renumbered, names were swapped, another option or shorthand is chosen, or `EmptyAsNil` is removed or added on a `String?`.
    ```diff
      // widgetgen: codable
      enum Mode: Int {
    -   case off, on, automatic
    +   case off, dimmed, on, automatic
      }

      // widgetgen: codable
      struct Switch {
        var mode: Mode
      }
    ```
    ```text
    error: '1' in 'Mode' is 'dimmed' now and was 'on' [meaning-changed]
    error: '2' in 'Mode' is 'on' now and was 'automatic' [meaning-changed]
    ```
    ## name-changed
    A widget or case has another name (error or warning or info).
    Keep the old name as an alias: `// widgetgen: name = text, alias = label`. If letter case matters now, keep `caseInsensitive`.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

    + // widgetgen: name = "text"
      struct Label: Component { var text: String }
    ```
    ```text
    error: the name of 'Label' changed from 'label' to 'text' [name-changed]
    ```
    ## older-format
    A contract was written by an older `widgetgen` (info).
    Its format does not have all facts. These facts are not compared, because the contract does not contain them.
    ## order-changed
    Options without names are tried in another order (warning).
    A value that several of them may accept is decoded as another one.
    ```diff
      import Foundation

      // Both cases may accept a date, which the decoder's strategy determines.
      // widgetgen: codable
      struct Screen { var when: Time }

      // widgetgen: family = untagged
      enum Time {
    -   case date(Date), text(String)
    +   case text(String), date(Date)
      }
    ```
    ```text
    warning: 'Time' tries 'text' before 'date' now, and some values may be both [order-changed]
    ```
    ## path-changed
    A property moved to another path (error).
    Keep the old path as an alias, or send the value to both paths if neither is inside the other.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    -   // widgetgen: key = "meta.size"
    +   // widgetgen: key = "layout.size"
        var size: Int
      }
    ```
    ```text
    error: the path of 'label.layout.size' (Label.size) changed from 'meta.size' to 'layout.size' [path-changed]
    ```
    ## property-added
    A property is new (info).
    It is optional or has a default. Old versions ignore it.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
        var text: String
    +   var size: Int = 3
    +   var color: String?
      }
    ```
    ```text
    info: 'label.color' (Label.color) is new [property-added]
    info: 'label.size' (Label.size) is new [property-added]
    ```
    ## property-became-optional
    A property is no longer required (warning).
    Old versions require it, so backends have to keep sending it to them.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    -   var text: String
    -   var size: Int
    +   var text: String?
    +   var size: Int = 1
      }
    ```
    ```text
    warning: 'label.size' (Label.size) may be missing now, and old versions require it [property-became-optional]
    warning: 'label.text' (Label.text) may be missing now, and old versions require it [property-became-optional]
    ```
    ## property-became-required
    A property is now required (error).
    Payloads without it, which old versions decode, are errors. Give it a default.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    -   var text: String?
    -   var size: Int = 1
    +   var text: String
    +   var size: Int
      }
    ```
    ```text
    error: 'label.size' (Label.size) is required now [property-became-required]
    error: 'label.text' (Label.text) is required now [property-became-required]
    ```
    ## property-removed
    A property was removed (warning or info).
    If old versions require it, backends have to keep sending it to them.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
        var text: String
    -   var size: Int
    -   var color: String?
      }
    ```
    ```text
    info: 'label.color' (Label.color) was removed [property-removed]
    warning: 'label.size' (Label.size) was removed, and old versions require it [property-removed]
    ```
    ## property-required-added
    A new property is required (error).
    Payloads for old versions do not need it. Make it optional, or give it a default.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
        var text: String
    +   var size: Int
      }
    ```
    ```text
    error: 'label.size' (Label.size) is new and required [property-required-added]
    ```
    ## renamed
    A property looks renamed (error or warning or info).
    One was removed, and a new one has the same type. If they are the same, keep the old key: `key = title`.
    ```diff
      // widgetgen: codable
      struct Label {
    -   var title: String
    -   var icon: String?
    -   var count: Int
    +   var titleText: String
    +   var iconURL: String?
    +   var total: Int
      }
    ```
    ```text
    error: 'Label.iconURL' is new and 'Label.icon' was removed; they have the same type [renamed]
    error: 'Label.titleText' is new and 'Label.title' was removed; they have the same type [renamed]
    error: 'Label.total' is new and 'Label.count' was removed; they have the same type [renamed]
    ```
    ## representation-changed
    A family or an enum has a different form (error).
    The name or the content is at another position, or the names have another type.
    ```diff
    - // widgetgen: family
    + // widgetgen: family = external
      protocol Component: Codable {}

      struct Label: Component { var text: String }
    ```
    ```text
    error: values of 'Component' have another form now [representation-changed]
    ```
    ## root-changed
    Payloads have another type (info or warning or error).
    The type at the top of payloads has another name, or is another type. Both types are compared with each other.
    ```diff
      // The family at the top of payloads has another name, and its types are compared as before.
      // widgetgen: family
    - protocol Component: Codable {}
    + protocol Widget: Codable {}

    - struct Label: Component {
    + struct Label: Widget {
        var text: String
    +   var size: Int
      }
    - 
    - struct Banner: Component { var url: String }
    ```
    ```text
    info: payloads are 'Widget' now and were 'Component' [root-changed]
    ```
    ## tag-key-changed
    The name is under another key (error or warning or info).
    Backends can send the name under both keys. Otherwise, one of the versions does not find it. With `tag = [kind, type]`, the new version finds both.
    ```diff
    - // widgetgen: family
    + // widgetgen: family, tag = "kind"
      protocol Component: Codable {}

      struct Label: Component { var text: String }
    ```
    ```text
    error: the place of the name in 'Component' changed from 'type' to 'kind' [tag-key-changed]
    ```
    ## type-changed
    A property has another type (error).
    The types have no values in common, except for values such as null and empty collections.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    -   var size: Int
    -   var list: [Int]
    +   var size: String
    +   var list: Int
      }
    ```
    ```text
    error: the type of 'label.list' (Label.list) changed from '[Int]' to 'Int' [type-changed]
    error: the type of 'label.size' (Label.size) changed from 'Int' to 'String' [type-changed]
    ```
    ## type-narrowed
    A property accepts less (error or info).
    The new version rejects or replaces some values that old versions decode.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    -   var size: Double
    -   var count: Int
    -   var list: [Int?]
    +   var size: Int
    +   var count: UInt8
    +   var list: [Int]
      }
    ```
    ```text
    error: the type of 'label.count' (Label.count) changed from 'Int' to 'UInt8' [type-narrowed]
    error: the type of 'label.list' (Label.list) changed from '[Int?]' to '[Int]' [type-narrowed]
    error: the type of 'label.size' (Label.size) changed from 'Double' to 'Int' [type-narrowed]
    ```
    ## type-removed
    A type is no longer decoded (error).
    Payloads of this type, which old versions decode, are no longer decoded. Keep the type, or its coding.
    ```diff
      // widgetgen: codable
      struct Label {
        var text: String
      }
    - 
    - // widgetgen: codable
    - struct Report {
    -   var name: String
    - }
    - 
    - // widgetgen: encodable
    - struct Event {
    -   var name: String
    - }
    ```
    ```text
    error: 'Report' was removed [type-removed]
    ```
    ## type-widened
    A property accepts more (warning or info).
    Old versions fail on the new values, or replace them.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
    -   var size: Int
    -   var mode: Mode
    -   var list: [Int]
    +   var size: Double
    +   var mode: String
    +   var list: [Int?]
      }
    - enum Mode: String, Codable { case on, off }
    ```
    ```text
    warning: the type of 'label.list' (Label.list) changed from '[Int]' to '[Int?]' [type-widened]
    warning: the type of 'label.mode' (Label.mode) changed from 'Mode' to 'String' [type-widened]
    warning: the type of 'label.size' (Label.size) changed from 'Int' to 'Double' [type-widened]
    ```
    ## unclassified-change
    A fact changed, and no rule knows its effects (error).
    A comparison accounts for every fact that differs between two contracts. If no rule describes the change of a fact, the change is reported under this rule, because it may break payloads. Review it, and add it to `accept`.
    ## unexplained-difference
    A payload is decoded differently, and no rule knows why (error).
    A comparison decodes payloads with both versions. If only one version decodes a payload, or if they decode it differently, another change at the same place has to explain the difference. Otherwise, the difference is reported under this rule, with the payload. Review it, and add it to `accept`. It is also a mistake of `widgetgen` that a rule is missing, so please report it.
    ## unknown-policy-tightened
    An unknown name is now an error (error).
    Payloads with unknown names were decoded, at least in part, and are errors now.
    ```diff
    - // widgetgen: family, unknown = keep
    + // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component { var text: String }
      struct Row: Component {
        var children: [any Component]
    -   // widgetgen: unknown = skip
        var others: [any Component]
      }
    ```
    ```text
    error: an unknown name of 'Component' is an error now [unknown-policy-tightened]
    error: an unknown name in 'row.others' (Row.others) is an error now [unknown-policy-tightened]
    ```
    ## unknown-policy-widened
    An unknown name, or another letter case, is no longer an error (warning).
    Old versions fail on payloads that rely on it.
    ```diff
    - // widgetgen: family
    + // widgetgen: family, unknown = keep
      protocol Component: Codable {}

      struct Row: Component {
        var items: [any Component]
        var mode: Mode
        var size: Size
      }
    - // widgetgen: codable
    + // widgetgen: codable, caseInsensitive
      enum Mode: String { case light, dark }
      // widgetgen: codable
    - enum Size: String { case small, large }
    + enum Size: String {
    +   case small
    +   // widgetgen: unknown
    +   case large
    + }
    ```
    ```text
    warning: an unknown name of 'Component' is no longer an error [unknown-policy-widened]
    warning: the letter case of values of 'Mode' is ignored now [unknown-policy-widened]
    warning: an unknown value of 'Size' is no longer an error [unknown-policy-widened]
    ```
    ## widget-added
    A family has a new type (warning or info or error).
    Old versions apply their policy `unknown`: with `throw`, the whole screen is lost, unless a value around the widget is replaced or left out, as in a `lossy` list. A widget that can contain others is one level more severe.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component { var text: String }
    + struct Field: Component { var id: String }
    ```
    ```text
    warning: 'Component.field' (Component.Field) is new [widget-added]
    ```
    ## widget-removed
    A family no longer has a type (error or warning or info).
    The new version applies its policy `unknown`. A widget that can contain others is more severe, up to an error.
    ```diff
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component { var text: String }
    - struct Field: Component { var id: String }
    ```
    ```text
    error: 'Component.field' (Component.Field) was removed [widget-removed]
    ```
    ## write-added
    The app encodes another property (info or warning).
    Apps in use do not encode it, or not always, so servers must not require it.
    ```diff
      // widgetgen: codable
      struct Item {
    -   // widgetgen: skip(encode)
        var id: Int
      }
    ```
    ```text
    info: 'Item.id' is written now [write-added]
    ```
    ## write-key-changed
    The app encodes a property under another key (error).
    Servers that decode the old key lose the value.
    ```diff
      // widgetgen: codable
      struct Item {
    +   // widgetgen: key(encode) = "identifier"
        var id: Int
    +   // widgetgen: key = "title", alias = "text"
        var text: String
      }
    ```
    ```text
    error: 'Item.id' is written to 'identifier' now and was written to 'id' [write-key-changed]
    ```
    ## write-null-changed
    The app encodes null in other cases (warning).
    Servers that decode the app's JSON have to accept both.
    ```diff
      // widgetgen: codable
      struct Item {
    +   // widgetgen: omit = never
        var id: Int?
      }
    ```
    ```text
    warning: nil of 'Item.id' is written as null now [write-null-changed]
    ```
    ## write-omitted
    The app omits a property under a new condition (warning or error).
    Servers that require the key fail without it.
    ```diff
      // widgetgen: codable
      struct Item {
    +   // widgetgen: omit = isEmpty
        var tags: [String] = []
      }
    ```
    ```text
    warning: 'Item.tags' is not written if 'isEmpty' [write-omitted]
    ```
    ## write-removed
    The app no longer encodes a property (error).
    Servers that require the key fail without it.
    ```diff
      // widgetgen: codable
      struct Item {
    +   // widgetgen: skip(encode)
        var id: Int
      }
    ```
    ```text
    error: 'Item.id' is no longer written [write-removed]
    ```
    ## write-type-changed
    The app encodes a property in another type (error or warning).
    Servers that decode the old type can fail on the new values, or lose them.
    ```diff
      // widgetgen: codable
      struct Item {
        // widgetgen: encodable
    -   var count: Int { 0 }
    +   var count: String { "" }
      }
    ```
    ```text
    error: 'Item.count' is written as 'String' now and was written as 'Int' [write-type-changed]
    ```

    """##,
    ##"""
    # Contracts and catalogs
    Rules about contracts, catalogs and their examples.
    ## contract
    A contract cannot be read (error).
    The file is not a contract, has errors, or was made by a newer `widgetgen`. This version reads contracts of all older versions.
    ## inexpressible
    A language cannot express what the app decodes (warning).
    The types that `contract --emit` prints accept more or less than the app decodes at this position. The message names the difference; `validate` knows the exact rules.
    ## invalid-example
    The app would not decode an example of the catalog (warning).
    A doc comment has a code block of `json` that `validate` rejects, or no example could be made. Correct the block, or write one. The page shows only examples that the app decodes. It also shows an example with an unknown or older key, and the key is reported.

    """##,
    ##"""
    # Enums
    Rules about enums and their cases.
    ## key-of-case
    'key' does not match the values of its case (error or warning).
    `key = url` on a case is the key of its only value. The labels of several values are their keys by default, and `key = [id: ID, at: time]` gives them other keys. A case without values has no key: `name` sets its name.
    ```swift
    // widgetgen: family
    enum Shape {
      // widgetgen: key = size
      case rectangle(width: Int, height: Int)
    }
    ```
    ```text
    input.swift:4:8: error: 'key' is for one value, but 'case rectangle' has 2; write 'key = [width: …, height: …]', or label the values with their keys [key-of-case]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    enum Shape {
      // widgetgen: key = [width: w, height: h]
      case rectangle(width: Int, height: Int)
    }
    ```
    ## overloaded-case
    Two cases have the same base name (error).
    Generated code cannot distinguish them by name. Rename one of them.
    ```swift
    // widgetgen: family
    enum Shape {
      case circle(radius: Double)
      // widgetgen: name = "oval"
      case circle(width: Double, height: Double)
    }
    ```
    ```text
    input.swift:5:8: error: generated code cannot distinguish the two cases named 'circle'; give one of them another name and keep the name in the JSON with '// widgetgen: name = "…"' [overloaded-case]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    enum Shape {
      case circle(radius: Double)
      case oval(width: Double, height: Double)
    }
    ```
    ## raw-values
    An annotation or a family does not fit an enum that is coded as a raw value (error).
    Such an enum is coded by its raw values, or by the `name` of its cases, and is not a family. Remove the annotation. The rule also reports a `name` or `alias` that is not a value of the raw type, and an enum in a family whose names are next to the properties, where a raw value has no place for a name.
    ```swift
    // widgetgen: family
    enum Side: String, Codable { case left, right }
    ```
    ```text
    input.swift:1:15: error: 'Side' is coded as a value of type 'String', so 'family' has no effect; remove it [raw-values]
    ```
    Without the mistake:
    ```swift
    enum Side: String, Codable { case left, right }
    ```
    ## same-form
    Two cases of an untagged enum have the same form (error).
    An untagged enum is decoded as the first case that fits, so a value of the second case would be decoded as the first. Distinguish the cases by a tag, or mark one with `// widgetgen: skip(decode)`.
    ```swift
    // widgetgen: family = untagged
    enum Length {
      case points(Double)
      case percent(Double)
    }
    ```
    ```text
    input.swift:4:8: error: 'case percent' is never decoded: it has the same form as 'case points', and 'Length' is untagged; write 'family' instead of 'family = untagged', or mark the case with '// widgetgen: skip(decode)' [same-form]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family = untagged
    enum Length {
      case points(Double)
      case percent(String)
    }
    ```
    ## second-unknown-case
    Two cases are marked 'unknown' (error).
    Only one case is decoded from unknown names, although each branch of an `#if` can declare it. Remove the annotation from the other case.
    ```swift
    // widgetgen: family
    enum Shape {
      case circle(radius: Double)
      // widgetgen: unknown
      case other(JSONValue)
      // widgetgen: unknown
      case future
    }
    ```
    ```text
    input.swift:7:8: error: unrecognized names are already decoded as 'case other', and cannot also be 'case future'; remove 'unknown' from one of them [second-unknown-case]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    enum Shape {
      case circle(radius: Double)
      // widgetgen: unknown
      case other(JSONValue)
    }
    ```
    ## uncodable-value
    A value of a case cannot be coded (error).
    Write the coding of the enum by hand, or change the type of the value.
    ```swift
    // widgetgen: family
    enum Event {
      case tap(handler: () -> Void)
    }
    ```
    ```text
    input.swift:3:8: error: a value of 'case tap' has a type that cannot be coded; write 'init(from:)' and 'encode(to:)' of 'Event' by hand [uncodable-value]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    enum Event {
      case tap(handler: String)
    }
    ```
    ## undecodable-case
    A case has values without labels (warning).
    Labels are the keys of a case's values. If only some values have labels, the others have no keys. Label all of them, or write `init(from:)` by hand.
    With the runtime `beagle-1`:
    ```swift
    // widgetgen: decodable
    enum Shape {
      case rectangle(Int, height: Int)
    }
    ```
    ```text
    input.swift:3:8: warning: 'case rectangle' has values without labels, which have no keys, and decoding it always fails; label all of its values, or write 'init(from:)' by hand [undecodable-case]
    ```
    Without the mistake:
    ```swift
    // widgetgen: decodable
    enum Shape {
      case rectangle(width: Int, height: Int)
    }
    ```
    ## unknown-case-values
    The case for unknown names has an unsuitable value (error or warning).
    A case marked with `// widgetgen: unknown` stores the name in a `String`, the rest of the object in a value such as `JSONValue`, both, or neither. The first value is the name if it is a `String`. Label it `name`, or leave out the label. If no value encodes the name, the name is lost.
    ```swift
    // widgetgen: family
    enum Shape {
      case circle(radius: Double)
      // widgetgen: unknown
      case flat(color: String)
    }
    ```
    ```text
    input.swift:5:8: error: 'color' of 'case flat' would store the unknown name, not the value of a key 'color'; label it 'name', or mark another case with '// widgetgen: unknown' [unknown-case-values]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    enum Shape {
      case circle(radius: Double)
      // widgetgen: unknown
      case flat(name: String)
    }
    ```

    """##,
    ##"""
    # Families
    Rules about families, the names of their types, and unknown names.
    ## base-class
    A class cannot be a family (error).
    The subclasses of a class with `// widgetgen: family` are the types of the family. The class must not be generic, must have a subclass that can be decoded, and must not belong to another family. It has no type that could store unknown JSON, so `unknown = keep` is not possible.
    ```swift
    import WidgetRuntime

    // widgetgen: family
    class Node: Codable {
      // widgetgen:inline:auto:Node.Coding
      // widgetgen:end
    }
    ```
    ```text
    input.swift:4:7: error: 'Node' has no subclasses that can be decoded; declare one, or remove 'family' [base-class]
    ```
    Without the mistake:
    ```swift
    import WidgetRuntime

    // widgetgen: family
    class Node: Codable {
      // widgetgen:inline:auto:Node.Coding
      // widgetgen:end
    }

    final class Text: Node {}
    ```
    ## contradicts-joined-family
    A joining family describes its JSON differently (error).
    A family inherits the form, the names and the policies of the family that it joins, since its values are also values of that family. Remove the key.
    ```swift
    // widgetgen: family, tag = "kind"
    protocol Component: Codable {}

    // widgetgen: family, joins = Component, tag = "type"
    protocol ShopComponent: Component {}
    ```
    ```text
    input.swift:4:42: error: 'tag = "type"' contradicts 'Component': 'ShopComponent' joins it, and inherits its keys, names and policies; remove it [contradicts-joined-family]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, tag = "kind"
    protocol Component: Codable {}

    // widgetgen: family, joins = Component
    protocol ShopComponent: Component {}
    ```
    ## duplicate-name
    A name belongs to two types or cases (error).
    The name in the JSON decides which type or case is decoded. Change one with `// widgetgen: name = "…"`. If a number is also in the range of an earlier case, declare the case with the number first.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct Text: Component {}

    // widgetgen: name = "text"
    struct Label: Component {}
    ```
    ```text
    input.swift:7:8: error: two types of 'Component' have the name 'text'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct Text: Component {}

    struct Label: Component {}
    ```
    ## foreign-member
    No scanned source declares a type of a family (warning).
    Only scanned types belong to a family. List the sources of the type's module in `dependencies`, or wrap the type in a struct.
    ```swift
    // widgetgen: family = untagged
    protocol Value: Codable {}

    extension String: Value {}
    ```
    ```text
    input.swift:4:11: warning: no scanned source declares 'String', so it cannot be a type of 'Value' in the JSON; wrap it in a struct, or list its sources under 'dependencies' [foreign-member]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family = untagged
    protocol Value: Codable {}

    // widgetgen: transparent
    struct Text: Value {
      var text: String
    }
    ```
    ## generated-name
    A type has a name that generated code uses (error).
    Rename the type, or one of two families whose generated types would have the same name.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct AnyComponent {}
    ```
    ```text
    input.swift:4:8: error: generated code also declares 'AnyComponent'; rename this type [generated-name]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct ErasedComponent {}
    ```
    ## generic-member
    A generic type belongs to a family (error).
    The name in the JSON does not determine the type's arguments. Mark the type with `// widgetgen: skip`, or remove its parameters.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct Input<Value: Codable>: Component {
      var value: Value
    }
    ```
    ```text
    input.swift:4:8: error: 'Input' is generic, and its name in the JSON of 'Component' does not determine its type arguments; mark it with '// widgetgen: skip', or make it a type without parameters [generic-member]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct TextInput: Component {
      var value: String
    }
    ```
    ## joins-embedded-runtime
    A family joins a family of another module without a shared runtime (error).
    With `embedRuntime`, each module has its own copy of the runtime, so a type cannot be registered with the decoder of another module. Remove `embedRuntime` in both modules, and depend on `WidgetRuntime`.
    ## joins-no-family
    A family joins a protocol that it does not refine (error).
    Types of a joining family are also decoded as values of the other family, so they have to conform to it: `protocol ShopComponent: Component`. A family that a class declares cannot be joined.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    // widgetgen: family, joins = Component
    protocol ShopComponent: Codable {}
    ```
    ```text
    input.swift:5:10: error: the types of 'ShopComponent' can join 'Component' only if it refines that protocol; write 'ShopComponent: Component' [joins-no-family]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    // widgetgen: family, joins = Component
    protocol ShopComponent: Component {}
    ```
    ## joins-unscanned-family
    No scanned source declares a joined family (warning).
    A joining family inherits the form, the names and the policies of the other family only if that is scanned. List the sources of its module in `dependencies`, or repeat its `tag` and its other annotations.
    ```swift
    // widgetgen: family, joins = Component
    protocol ShopComponent: Component {}
    ```
    ```text
    input.swift:1:23: warning: no scanned source declares 'Component', so 'ShopComponent' cannot inherit its 'tag' and the style of its names; list its module's sources under 'dependencies', or repeat its 'tag' here [joins-unscanned-family]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, joins = Component, tag = "type"
    protocol ShopComponent: Component {}
    ```
    ## joins-untagged
    An untagged family cannot join another (error).
    Types of a joining family are looked up by the name in the JSON, and an untagged family has none.
    ```swift
    // widgetgen: family = untagged
    protocol Component: Codable {}

    // widgetgen: family = untagged, joins = Component
    protocol ShopComponent: Component {}
    ```
    ```text
    input.swift:5:10: error: the types of 'ShopComponent' have no names by which 'Component' could distinguish them; write 'family' instead of 'family = untagged' [joins-untagged]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    // widgetgen: family, joins = Component
    protocol ShopComponent: Component {}
    ```
    ## missing-fallback
    'default' names neither a type nor a case of the family (error).
    `default` takes a type of the family, a case of the enum, or `unknown`. With `unknown`, the family needs a policy for unknown names other than `throw`, and an enum needs a case for them.
    ```swift
    // widgetgen: family, default = Txt
    protocol Component: Codable {}

    struct Text: Component {}
    ```
    ```text
    input.swift:1:23: error: 'Component' has no 'Txt' for values without a name; did you mean 'Text'? [missing-fallback]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, default = Text
    protocol Component: Codable {}

    struct Text: Component {}
    ```
    ## name-pattern
    A name pattern is not possible here (error).
    A star in a `name` matches any text. The decoded name has to be encoded again: a struct stores it in a property with the key of the `tag`, and a case in its first value or in such a property of its value. A pattern has one star, and two patterns of a family cannot match the same name. Beagle, and the family that another family joins, look up types by exact names.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    // widgetgen: name = "*_result"
    struct ToolResult: Component {
      var count: Int
    }
    ```
    ```text
    input.swift:4:15: error: 'ToolResult' has the name pattern '*_result', but does not store the decoded name; add a property of 'String' that is always encoded under 'type' [name-pattern]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    // widgetgen: name = "*_result"
    struct ToolResult: Component {
      var type: String
      var count: Int
    }
    ```
    ## no-place-for-name
    A value has no place for the name of its family (error or warning).
    The name is next to the keys of the value, so the value has to be an object. The cases of an untagged enum in a family need labels or one value that is an object. An externally tagged enum has only one key, which is the name of its case. Give the enum a `tag`, or the family a `content`. A warning reports a property whose type belongs to families with different tags or names for it: the type encodes none of them.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    // widgetgen: family = external
    enum Card: Component {
      case text(text: String)
    }
    ```
    ```text
    input.swift:4:15: error: 'Card' is externally tagged, and leaves no place for its name in 'Component' at 'type'; add 'tag = "…"' for the names of its cases [no-place-for-name]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    // widgetgen: family, tag = "card"
    enum Card: Component {
      case text(text: String)
    }
    ```
    ## repeated-decoding
    Nested values of a family are decoded repeatedly (warning).
    An untagged family tries its options in order. If two options decode a nested value under the same key as the same type, the value is decoded once. `JSONDecoder` decodes a value of another type again, and the values inside it, so the time can double with each level, and a small document can block an app. Give both options the same type, use different keys, or distinguish the options by a tag. `WidgetJSONDecoder` with direct JSON decodes each value once in this case. With both decoders, a nested value is decoded again if a type rejects its value, for example in `validate()`, and the type that replaces it decodes the same key.
    ```swift
    // widgetgen: family = untagged
    indirect enum Node {
      case link(target: Node, title: String)
      case page(target: Page, id: Int)
      case text(String)
    }

    struct Page: Codable {
      var content: Node
    }
    ```
    ```text
    input.swift:4:8: warning: 'case page' and 'case link' decode 'target' as different types that can contain 'Node', so the time of 'JSONDecoder' doubles with each level; give both the same type, or give 'Node' a tag [repeated-decoding]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family = untagged
    indirect enum Node {
      case link(target: Node, title: String)
      case page(page: Page, id: Int)
      case text(String)
    }

    struct Page: Codable {
      var content: Node
    }
    ```
    ## restricted-member
    A type of a family has availability that cannot be checked at run time (warning).
    Generated code checks `@available(iOS 17, *)` with `if #available`, and excludes unavailable platforms with `#if`. Whether a type is obsolete, or unavailable to app extensions, depends on the build of the app. Write the same attribute on the family, or mark the type with `// widgetgen: skip`.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    @available(iOSApplicationExtension, unavailable)
    struct Store: Component {}
    ```
    ```text
    input.swift:5:8: warning: 'Store' is '@available(iOSApplicationExtension, unavailable)', which generated code cannot check before 'AnyComponent' refers to it; write the same attribute on 'Component', or mark 'Store' with '// widgetgen: skip' [restricted-member]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    // widgetgen: skip
    @available(iOSApplicationExtension, unavailable)
    struct Store: Component {}
    ```
    ## skipped-subclass
    A skipped class is encoded under the name of its superclass (warning).
    A family encodes an object by its class. Remove `skip`, and write the coding by hand.
    ```swift
    // widgetgen: family, tag = "kind"
    protocol Component: Codable {}

    class Text: Component {
      var text = ""

      init() {}
      required init(from decoder: any Decoder) throws {}
      func encode(to encoder: any Encoder) throws {}
    }

    // widgetgen: skip
    final class Title: Text {}
    ```
    ```text
    input.swift:13:13: warning: 'Title' is skipped, but encoded as 'Text' under the name 'text'; remove 'skip', and write its coding by hand [skipped-subclass]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, tag = "kind"
    protocol Component: Codable {}

    class Text: Component {
      var text = ""

      init() {}
      required init(from decoder: any Decoder) throws {}
      func encode(to encoder: any Encoder) throws {}
    }

    final class Title: Text {
      required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
      override func encode(to encoder: any Encoder) throws {}
    }
    ```
    ## stray-member
    A type conforms to a family of another module (warning).
    The family's module does not know the type and cannot decode it. Conform the type to a protocol of this module that refines the family and is marked with `// widgetgen: family, joins = NAME`. Only protocols can be joined, so this is not possible for a family that a class declares.
    ## tag-type
    A name does not have the type of its family's names (error).
    Names are strings by default, and a name that looks like a number has to be in quotes. With `tagType = Int` or `tagType = Bool` on the family, they are numbers or Booleans, and each type or case needs a `name` of that type.
    ```swift
    // widgetgen: family, tagType = Int
    protocol Component: Codable {}

    struct Text: Component {}
    ```
    ```text
    input.swift:4:8: error: 'Text' has the name 'text', which is not a value of 'Int'; write '// widgetgen: name = …', or remove 'tagType' [tag-type]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, tagType = Int
    protocol Component: Codable {}

    // widgetgen: name = 1
    struct Text: Component {}
    ```
    ## unavailable-fallback
    A fallback is not available on all systems (error).
    `unknown`, `default` and `shorthand` need a value on every system, even on systems that do not have a type or case with `@available`. Name a type or case that is available wherever its family is.
    ```swift
    // widgetgen: family, unknown = Placeholder
    protocol Component: Codable {}

    @available(iOS 17, *)
    struct Placeholder: Component {}
    ```
    ```text
    input.swift:1:23: error: 'Placeholder' requires iOS 17, but unrecognized names of 'Component' need a fallback on every system; choose one without '@available' [unavailable-fallback]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, unknown = Placeholder
    protocol Component: Codable {}

    struct Placeholder: Component {}
    ```
    ## unreached-option
    An option of an untagged family loses values (warning).
    An untagged family is decoded as the first option that accepts the JSON, so an option after one that accepts all of its values is never decoded. An object without keys accepts every object, and `Double` accepts integers. Put the option with more required keys, or the narrower type, first. If no order distinguishes the options, give the family a tag. A case for unknown values without an associated value loses them.
    ```swift
    // widgetgen: family = untagged
    enum Number {
      case fraction(Double)
      case whole(Int)
    }
    ```
    ```text
    input.swift:4:8: warning: 'case whole' is never decoded, because 'case fraction' accepts all of its values; move 'case whole' before 'case fraction' [unreached-option]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family = untagged
    enum Number {
      case whole(Int)
      case fraction(Double)
    }
    ```

    """##,
    ##"""
    # Keys and values
    Rules about the keys of properties, defaults, coders and flattened values.
    ## auto-codable-constant
    A property wrapper is attached to a constant (error).
    Swift does not allow wrappers on a `let`. Make it a `var`, or remove the wrapper; the constant is coded without it.
    With the runtime `beagle-2`:
    ```swift
    struct BoxWidget: Widget {
      @AutoCodable let onTouch: [Action]?
    }
    ```
    ```text
    input.swift:2:20: error: a property wrapper cannot be attached to a constant; write '@AutoCodable var onTouch: [Action]?', or 'let onTouch: [Action]?' without the wrapper, which is coded in the same way [auto-codable-constant]
    ```
    Without the mistake:
    ```swift
    struct BoxWidget: Widget {
      @AutoCodable var onTouch: [Action]?
    }
    ```
    ## coder-type
    A coder does not fit the type of its property (error).
    A coder codes values of certain types, also in optionals, arrays and dictionaries. `Lenient` codes numbers, including `Decimal` and `CGFloat`, `Bool`, `String`, and types that conform to `LosslessStringConvertible`. `NonFinite` codes `Double`, `Float`, `CGFloat` and other floating-point numbers. Change the property's type, or use another coder.
    ```swift
    // widgetgen: codable
    struct Event {
      // widgetgen: coder = ISO8601()
      var start: String
    }
    ```
    ```text
    input.swift:3:17: error: 'ISO8601' codes 'Date', which 'start' of type 'String' does not contain; change the type, or use another coder [coder-type]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Event {
      // widgetgen: coder = ISO8601()
      var start: Date
    }
    ```
    ## constant-on-the-wire
    A constant is encoded and never decoded (warning).
    A `let` with an initial value is encoded, but decoding cannot change it. Make it a `var`, or mark it with `// widgetgen: skip(decode)` if that is intended, or `// widgetgen: skip`.
    ```swift
    // widgetgen: codable
    struct Event {
      let version = 2
      var name: String
    }
    ```
    ```text
    input.swift:3:7: warning: 'version' is a constant with a value, which is encoded but never decoded; make it a 'var', or mark it with '// widgetgen: skip(decode)' or 'skip' [constant-on-the-wire]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Event {
      // widgetgen: skip(decode)
      let version = 2
      var name: String
    }
    ```
    ## duplicate-key
    Two properties, or two members of a payload, have the same key (error or warning).
    Give one of the properties another key with `// widgetgen: key = "…"`. If a payload repeats a key, Foundation's decoder uses the first value, and other decoders may use the last: remove one.
    ```swift
    // widgetgen: codable
    struct Card {
      var title: String
      // widgetgen: key = title
      var text: String
    }
    ```
    ```text
    input.swift:4:17: error: 'text' and 'title' both have the key 'title'; give one of them another key with '// widgetgen: key = "…"' [duplicate-key]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Card {
      var title: String
      // widgetgen: key = body
      var text: String
    }
    ```
    ## flatten-brings-key
    A flattened type encodes a key that another property encodes (error).
    Only one of the two values is kept. The key may be several levels of `flatten` deep. Remove `flatten`, or change the key of the other property. A type that is only decoded may have such keys.
    ```swift
    struct Size: Codable {
      var width: Int
      var height: Int
    }

    // widgetgen: codable
    struct Box {
      var height: Int
      // widgetgen: flatten
      var size: Size
    }
    ```
    ```text
    input.swift:9:17: error: 'size' encodes the key 'height' of 'height', so a value is lost; remove 'flatten', or give 'height' another key with '// widgetgen: key = …' [flatten-brings-key]
    ```
    Without the mistake:
    ```swift
    struct Size: Codable {
      var width: Int
      var height: Int
    }

    // widgetgen: codable
    struct Box {
      // widgetgen: key = boxHeight
      var height: Int
      // widgetgen: flatten
      var size: Size
    }
    ```
    ## flatten-brings-name
    A flattened property has its own discriminator (error).
    Both discriminators would be under the same key. Remove `flatten`, or give one of the families another `tag`.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct Text: Component { var text: String }

    struct Box: Component {
      // widgetgen: flatten
      var child: any Component
    }
    ```
    ```text
    input.swift:7:17: error: 'child' adds a discriminator under 'type', where 'Box' already has one; remove 'flatten', or give its family another 'tag' [flatten-brings-name]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct Text: Component { var text: String }

    struct Box: Component {
      var child: any Component
    }
    ```
    ## flatten-external
    A flattened value whose name is the only key shares an object (error).
    A value of an externally tagged family, such as `{"message": {…}}`, is decoded only from an object with exactly one key, and so is a value of an externally tagged enum whose names are not all known. Remove `flatten`, or give the family a `tag`.
    ```swift
    // widgetgen: family = external
    protocol Content: Codable {}

    struct Message: Content {
      var text: String
    }

    // widgetgen: codable
    struct Update {
      var id: Int
      // widgetgen: flatten
      var content: any Content
    }
    ```
    ```text
    input.swift:11:17: error: 'content' cannot be flattened into an object with other keys, such as the key of 'id', because the name of 'Content' is the only key of its object; remove 'flatten', or add a 'tag' to 'Content' [flatten-external]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family = external, tag = kind
    protocol Content: Codable {}

    struct Message: Content {
      var text: String
    }

    // widgetgen: codable
    struct Update {
      var id: Int
      // widgetgen: flatten
      var content: any Content
    }
    ```
    ## flatten-needs-object
    'flatten' is on a property without keys (error).
    `flatten` merges the keys of a value that is always an object into the surrounding object. Remove it from other values. If a case has several values, they can only be flattened into the object with the case's name.
    ```swift
    // widgetgen: codable
    struct Box {
      // widgetgen: flatten
      var sizes: [Int]
    }
    ```
    ```text
    input.swift:3:17: error: 'flatten' merges the keys of 'sizes' into the surrounding object, but '[Int]' has none; remove it [flatten-needs-object]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Box {
      var sizes: [Int]
    }
    ```
    ## flatten-optional
    A flattened optional would not be decoded as nil (error).
    Nil is encoded without any keys, so it is decoded as nil only if its type has a key that is then missing. Values of an untagged family have no such key. Remove `flatten`, or the optional.
    ```swift
    // widgetgen: family = untagged
    enum Size {
      case points(points: Int)
      case name(name: String)
    }

    // widgetgen: codable
    struct Box {
      // widgetgen: flatten
      var size: Size?
    }
    ```
    ```text
    input.swift:9:17: error: nil of 'size' would not be decoded as nil again, because 'Size' is 'family = untagged', and an object without its keys is an error; remove 'flatten', or '?' from its type [flatten-optional]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family = untagged
    enum Size {
      case points(points: Int)
      case name(name: String)
    }

    // widgetgen: codable
    struct Box {
      var size: Size?
    }
    ```
    ## key-of-constant
    'key' is on a constant that is never decoded (warning).
    A `let` with an initial value cannot be decoded in Swift. Make it a `var`, or remove the key.
    With the runtime `beagle-1`:
    ```swift
    // widgetgen: decodable
    struct Card {
      // widgetgen: key = v
      let version = 1
    }
    ```
    ```text
    input.swift:3:17: warning: 'version' is a constant with a value and is never decoded; make it a 'var' or remove its key [key-of-constant]
    ```
    Without the mistake:
    ```swift
    // widgetgen: decodable
    struct Card {
      let version = 1
    }
    ```
    ## key-of-name
    A property has the key of a discriminator (error or warning).
    Give the property another key with `// widgetgen: key = "…"`, or the family another `tag`. A property also must not be encoded around or inside a nested discriminator, such as `tag = meta.type`. If an enum with its own names belongs to a family, or is the value of a case, the two discriminators need different keys.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct Icon: Component {
      var type: Int
    }
    ```
    ```text
    input.swift:5:7: error: 'type' has the key of the discriminator of 'Icon'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct Icon: Component {
      // widgetgen: key = iconType
      var type: Int
    }
    ```
    ## missing-key
    A property is missing from 'CodingKeys', or a key from a payload (error or warning).
    Your `CodingKeys` enum decides the keys. Add a case for the property, write its `key`, or give it an initial value. If generated code uses the enum, as with Beagle, a property with `key` also needs a case. If a payload does not have a required key, decoding fails, and with it the whole screen, unless a value around it is left out or replaced, for example with `lossy` or `invalid`.
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
      var size: Int

      enum CodingKeys: String, CodingKey { case text }
    }
    ```
    ```text
    input.swift:4:7: error: 'size' has no case in 'CodingKeys' and no initial value; add the case, a 'key' or a value [missing-key]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
      var size: Int

      enum CodingKeys: String, CodingKey { case text, size }
    }
    ```
    ## name-value
    A property at the place of the name may have another value (error or warning).
    A property whose key is the `tag` of its family is encoded instead of the name. A constant is therefore the name: a literal or the case of an enum with raw values, as the value of a `let` or of a computed property. Do not write another `name`. The value of a `var` can differ from the name, and JSON with another name is not decoded as the same type.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct AuthorTag: Component {
      var type = "author"
      var name: String
    }
    ```
    ```text
    input.swift:5:7: error: 'type' is encoded as 'author' at the place of the name 'authorTag' of 'AuthorTag'; write 'let' instead of 'var', so that 'author' is the name [name-value]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct AuthorTag: Component {
      let type = "author"
      var name: String
    }
    ```
    ## remaining-keys
    A dictionary cannot contain the remaining keys of an object (error).
    `flatten` on a dictionary with `String` keys collects the keys that no other property decodes. An object can have one such dictionary. It cannot be optional, and the sources have to show all keys that the other properties decode.
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
      // widgetgen: flatten
      var rest: [String: JSONValue]?
    }
    ```
    ```text
    input.swift:4:17: error: 'rest' contains the remaining keys, and is empty if there are none; remove '?' from its type [remaining-keys]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
      // widgetgen: flatten
      var rest: [String: JSONValue]
    }
    ```
    ## unknown-coder
    The value of 'coder' is not a coder (error).
    `coder` names a type that conforms to `WidgetCoder`, such as `coder = ISO8601()`: a coder of the runtime, or your own. It takes no arguments. If the sources of its module are not scanned, write the module's name: `coder = Core.DayCoder()`.
    ```swift
    // widgetgen: codable
    struct Event {
      // widgetgen: coder = ISO860()
      var start: Date
    }
    ```
    ```text
    input.swift:3:17: error: no source declares the coder 'ISO860'; did you mean 'ISO8601'? [unknown-coder]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Event {
      // widgetgen: coder = ISO8601()
      var start: Date
    }
    ```
    ## unknown-wrapper
    No scanned source declares a property wrapper (warning).
    The sources do not show how the wrapped value is initialized. List the sources of the wrapper's module in `dependencies`, or give the property an initial value.
    ```swift
    // widgetgen: codable
    struct Label {
      @Trimmed var text: String
    }
    ```
    ```text
    input.swift:3:16: warning: no scanned source declares the attribute of 'text', which may be a property wrapper; list its module's sources under 'dependencies', or give the property an initial value [unknown-wrapper]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      @Trimmed var text: String = ""
    }
    ```
    ## unusable-wrapper
    A property wrapper cannot be initialized or coded (error).
    Generated code initializes the wrapper with a value, or codes the wrapper itself. The message names what is missing for that. Add it, or write the coding of the type by hand.
    ```swift
    @propertyWrapper struct Named: Codable {
      let wrappedValue: String

      init(name: String) { wrappedValue = name }
    }

    // widgetgen: codable
    struct Label {
      @Named var name: String
    }
    ```
    ```text
    input.swift:9:14: error: the wrapper of 'name' cannot be initialized from a value; give it 'init(wrappedValue:)', or write the coding of 'Label' by hand [unusable-wrapper]
    ```
    Without the mistake:
    ```swift
    @propertyWrapper struct Named: Codable {
      var wrappedValue: String
    }

    // widgetgen: codable
    struct Label {
      @Named var name: String
    }
    ```

    """##,
    ##"""
    # Generated code as your own
    Rules of `leave`, which turns generated code into your own code.
    ## cannot-leave
    Generated code cannot become your own code (error).
    `leave` generates the code of each target, so it needs the sources of all modules of the project that the target imports. Annotations have to be comments, which `widgetgen --fix --prefer comments` makes of attributes. `leave --apply` changes files only in a clean git tree, so that they can be restored.

    """##,
    ##"""
    # Payloads
    Rules of `validate`, about JSON that an app reads. A finding is an error if the app would reject the payload or if it is not JSON; otherwise, it is a warning. [Payloads](../contract.md#payloads) lists all rules of `validate`.
    ## deprecated-key
    A payload has an older key.
    The app still decodes the alias. Write the current key.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}
    struct Card: Component {
      // widgetgen: alias = "caption"
      var text: String
    }
    ```
    ```json
    {"type": "card", "caption": "Hello"}
    ```
    ```text
    payload.json:1:18: warning: 'caption' is an older key; write 'text' [deprecated-key]
    ```
    ## invalid-json
    A payload is not JSON.
    The text does not follow RFC 8259, or is not UTF-8. Nothing after this position was read.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}
    struct Card: Component {
      var text: String
    }
    ```
    ```json
    {"type": "card", "text": "Hello",}
    ```
    ```text
    payload.json:1:34: error: expected a key in quotes [invalid-json]
    ```
    ## nested-too-deeply
    A payload is nested too deeply.
    Foundation's decoder reads 512 levels of objects and arrays.
    ## null-value
    A payload has null where the app needs a value.
    A property accepts null if its type does, for example an optional, if it has a default, or if it is annotated with `invalid` or `null`. With `null = throw`, null is an error.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}
    struct Card: Component {
      var text: String
    }
    ```
    ```json
    {"type": "card", "text": null}
    ```
    ```text
    payload.json:1:26: error: expected a string, found null [null-value]
    ```
    ## number-out-of-range
    A number does not fit its type.
    The app decodes the number into a type with a smaller range, such as `UInt8`.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}
    struct Card: Component {
      var columns: UInt8
    }
    ```
    ```json
    {"type": "card", "columns": 300}
    ```
    ```text
    payload.json:1:29: error: 300 does not fit 'UInt8' [number-out-of-range]
    ```
    ## unavailable-name
    A payload has a name that a system does not know.
    With `--platform`, a name is reported if its type or case has `@available` for a later version of the system. The policy for unknown names applies there. Send another value to these systems.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}
    @available(iOS 17, *)
    struct Map: Component {}
    ```
    ```json
    {"type": "map"}
    ```
    ```text
    payload.json:1:10: warning: 'Component' has no 'map' before iOS 17; on iOS 16 it is an error [unavailable-name]
    ```
    ## unknown-case
    A payload has a value that no case of an enum has.
    Decoding fails, unless the enum has a case for unknown values, or an annotation replaces or leaves out the value or a value around it. Send a known value, or add `// widgetgen: unknown` to a case.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}
    struct Card: Component {
      var style: Style
    }
    enum Style: String, Codable { case plain, bold }
    ```
    ```json
    {"type": "card", "style": "italic"}
    ```
    ```text
    payload.json:1:27: error: 'Style' has no case 'italic' [unknown-case]
    ```
    ## unknown-widget
    A payload names a widget that the app does not know.
    The policy `unknown` decides what the user sees: an error, nothing, or a placeholder.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}
    struct Card: Component {
      var text: String
    }
    ```
    ```json
    {"type": "cart", "text": "Hello"}
    ```
    ```text
    payload.json:1:10: error: 'Component' has no 'cart'; did you mean 'card'? [unknown-widget]
    ```
    ## wrong-type
    A value of a payload has the wrong type.
    Decoding fails, unless an annotation such as `invalid` or `lossy` replaces or leaves out the value or a value around it.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}
    struct Card: Component {
      var text: String
    }
    ```
    ```json
    {"type": "card", "text": 1}
    ```
    ```text
    payload.json:1:26: error: expected a string, found a number [wrong-type]
    ```

    """##,
    ##"""
    # Policies
    Rules about `unknown`, `invalid`, `lossy` and other policies for values that do not fit.
    ## lossy-needs-collection
    'lossy' is on a property from which nothing can be left out (error).
    In arrays, sets and dictionaries, `lossy` leaves out the elements that cannot be decoded. For a single value, `invalid` sets a fallback.
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: lossy
      var size: Int
    }
    ```
    ```text
    input.swift:3:17: error: 'lossy' drops elements, and 'size' is not an array, a set or a dictionary; use 'invalid' to replace a value that cannot be decoded [lossy-needs-collection]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: invalid = 12
      var size: Int
    }
    ```
    ## one-or-many-needs-list
    'oneOrMany' is on a property that is not a list (error).
    `oneOrMany` decodes a single element as a list of one. The property must be an array, a set, an optional of one of these, or a dictionary with such values. Its elements must not be arrays themselves, and no coder or wrapper may code the whole value.
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: oneOrMany
      var text: String
    }
    ```
    ```text
    input.swift:3:17: error: 'oneOrMany' decodes a single element without brackets, but 'text' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: oneOrMany
      var texts: [String]
    }
    ```
    ## unknown-fallback
    The fallback for unknown names is not a type of the family (error).
    `unknown` takes `throw`, `skip`, `keep` or the name of a type that conforms to the family. On a family, it also takes `key(fallback)`. A class cannot have `keep`. On an enum, a value such as `.other` replaces `keep` and the name of a type.
    ```swift
    // widgetgen: family, unknown = Placeholdr
    protocol Component: Codable {}

    struct Placeholder: Component {}
    ```
    ```text
    input.swift:1:23: error: 'Placeholdr' is not a type of 'Component', and cannot be the fallback for unrecognized names; did you mean 'Placeholder'? [unknown-fallback]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, unknown = Placeholder
    protocol Component: Codable {}

    struct Placeholder: Component {}
    ```
    ## unknown-has-case
    An enum already has a case for unknown names (error).
    Unknown names are decoded as the case marked with `// widgetgen: unknown`, or as the value that `unknown` of the enum names. Remove `unknown` from the property.
    ```swift
    // widgetgen: family
    enum Route {
      case home
      // widgetgen: unknown
      case other(JSONValue)
    }

    // widgetgen: codable
    struct Menu {
      // widgetgen: unknown = skip
      var routes: [Route]
    }
    ```
    ```text
    input.swift:10:17: error: unrecognized names are already decoded as 'case other' of 'Route'; remove 'unknown' from 'routes' [unknown-has-case]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    enum Route {
      case home
      // widgetgen: unknown
      case other(JSONValue)
    }

    // widgetgen: codable
    struct Menu {
      var routes: [Route]
    }
    ```
    ## unknown-in-argument
    A generic argument does not leave out unknown names (warning).
    The generic type decodes its arguments without the policy `unknown = skip`. Declare a property with the values in a type that is not generic, or choose another policy for the family. In an enum, mark a case with `// widgetgen: unknown`.
    ```swift
    // widgetgen: family, unknown = skip
    protocol Component: Codable {}

    // widgetgen: codable
    struct Page<Item: Codable> {
      var items: [Item]
    }

    // widgetgen: codable
    struct Screen {
      var page: Page<AnyComponent>
    }
    ```
    ```text
    input.swift:11:7: warning: 'unknown = skip' of 'Component' has no effect in the generic arguments of 'page', so unrecognized names are errors there; write a type with '[any Component]' instead of the generic type, or write 'unknown = keep' on the family [unknown-in-argument]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, unknown = skip
    protocol Component: Codable {}

    // widgetgen: codable
    struct Page {
      var items: [any Component]
    }

    // widgetgen: codable
    struct Screen {
      var page: Page
    }
    ```
    ## unknown-is-beagles
    'unknown' has no effect with Beagle 1 (error).
    Beagle 1 decodes unknown names as `UnknownComponent` or `UnknownAction`, and generated code cannot change that. To decode them differently, remove `unknown` and write `static func decodeNAME(from:)`.
    With the runtime `beagle-1`:
    ```swift
    struct Box: ServerDrivenComponent, AutoDecodable {
      // widgetgen: unknown = keep
      let children: [ServerDrivenComponent]
    }
    ```
    ```text
    input.swift:2:17: error: Beagle 1 decodes each unrecognized name as 'UnknownComponent' or 'UnknownAction', and 'unknown' on 'children' cannot change that; remove it and, if needed, write 'static func decodeChildren(from:)' [unknown-is-beagles]
    ```
    Without the mistake:
    ```swift
    struct Box: ServerDrivenComponent, AutoDecodable {
      let children: [ServerDrivenComponent]
    }
    ```
    ## unknown-is-wider
    'unknown = keep' does not fit the property's type (error).
    A kept value only conforms to the family's protocol, but the property requires a narrower type. Choose another policy: `throw`, `skip` or a fallback type.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    protocol Focusable {}

    // widgetgen: codable
    struct Screen {
      // widgetgen: unknown = keep
      var focus: [any Component & Focusable]
    }
    ```
    ```text
    input.swift:8:17: error: kept JSON has type 'any Component', but 'focus' requires a narrower type; write 'throw', 'skip' or the name of a fallback type [unknown-is-wider]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    protocol Focusable {}

    // widgetgen: codable
    struct Screen {
      // widgetgen: unknown = skip
      var focus: [any Component & Focusable]
    }
    ```
    ## unknown-needs-family
    'unknown' is on a property without values of a family (error).
    The policy is for names that a family does not know. Remove it. If the property's type is the box of a family, write the family instead of the box to choose another policy.
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: unknown = skip
      var texts: [String]
    }
    ```
    ```text
    input.swift:3:17: error: 'unknown' sets the policy for the unrecognized names of a family, and 'texts' has no values of a family; remove it [unknown-needs-family]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: lossy
      var texts: [String]
    }
    ```
    ## unknown-needs-member
    The family requires a member that values of 'unknown = keep' do not have (error).
    `unknown = keep` stores unknown JSON in a type that conforms to the family. Add the member in an extension of that type or of the protocol.
    ```swift
    // widgetgen: family, unknown = keep
    protocol Component: Codable {
      var id: String? { get }
    }

    struct Text: Component {
      var id: String?
    }
    ```
    ```text
    input.swift:1:23: error: kept JSON is decoded as 'UnknownComponent', which has no 'id', a requirement of 'Component'; add it in an extension of 'UnknownComponent' or of the protocol [unknown-needs-member]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family, unknown = keep
    protocol Component: Codable {
      var id: String? { get }
    }

    extension UnknownComponent {
      var id: String? { nil }
    }

    struct Text: Component {
      var id: String?
    }
    ```
    ## unknown-of-enum
    An enum has no case for unknown names (error).
    `keep` is for protocols, and fallback types are for protocols and classes. Mark a case with `// widgetgen: unknown`, or write `unknown = throw` or `unknown = skip`.
    ```swift
    // widgetgen: family, unknown = keep
    enum Event {
      case tap(count: Int)
    }
    ```
    ```text
    input.swift:1:23: error: only a case of 'Event' can replace unrecognized names; mark one with '// widgetgen: unknown', or write 'throw' or 'skip' [unknown-of-enum]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    enum Event {
      case tap(count: Int)
      // widgetgen: unknown
      case other(JSONValue)
    }
    ```
    ## unknown-skips-required
    'unknown = skip' is on a property that requires a value (error).
    If a value is skipped, the property has no value, unless the property is an optional or a collection, or has a default. Change the property, or choose another policy.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    // widgetgen: codable
    struct Screen {
      // widgetgen: unknown = skip
      var root: any Component
    }
    ```
    ```text
    input.swift:6:17: error: 'skip' leaves out unrecognized values, but 'root' requires a value; make it an optional, an array or a dictionary, give it an initial value, or write 'unknown = keep' or the name of a fallback type [unknown-skips-required]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    // widgetgen: codable
    struct Screen {
      // widgetgen: unknown = skip
      var root: (any Component)?
    }
    ```

    """##,
    ##"""
    # Configurations and files
    Rules about configurations, outputs and other files of a project.
    ## changed-since-scan
    A source changed during the run (error).
    Another program changed the file between reading and writing. The file stays as it is. Run widgetgen again.
    ## configuration-added
    SwiftPM does not know a new configuration (error).
    SwiftPM plans a build once, and calls the plugin again only after the manifest or a target's list of files changed. Save `Package.swift` again.
    ## expired-accept
    An accepted change has expired (warning).
    The app has reached the version that `until` names in an entry of `accept`, so the change is reported again. Remove the entry, or set `until` to a later version.
    ## key-beside-targets
    A key cannot be shared by several targets (error).
    Keys next to `targets` apply to all targets that do not set them. `sources` and `output` belong to a single target.
    ## link-outside
    A symbolic link is not followed (warning).
    The link leads out of the given folders. To scan its target, list the target as well.
    ## missing-product
    A target does not depend on WidgetRuntime (error).
    Code for the runtime `standalone` imports WidgetRuntime, a product of the package `widgetgen-plugins`. Add `.product(name: "WidgetRuntime", package: "widgetgen-plugins")` to the target's dependencies in `Package.swift`, or set `"args": {"embedRuntime": "1"}`.
    ## not-generated
    A generated file would replace a file that was not generated (error).
    Only files that begin with `// Generated using` are overwritten. Move the file, or choose another output folder.
    ## orphaned-output
    No generation writes a file (warning).
    The file begins with widgetgen's header, but no generation and no template of the configuration writes it, for example because its template was renamed or removed. `widgetgen generate --prune` removes the file.
    ## outside-output
    An output path leads out of the output folder (error).
    Generated files are written and removed only inside the folder that the configuration or the command line names. Neither `..` nor a link below that folder may lead out of it.
    ## outside-package
    A path of the configuration leads out of the package (error).
    `sources`, `dependencies`, `templates` and `output` name files in the git repository that contains the configuration, also after following links, but none in its `.git`. Without git, they name files in the folder with `Package.swift`, or else in the folder of the configuration. A pull request can otherwise copy a secret of the machine into the output. `--sources`, `--dependencies`, `--templates` and `--output` may name any path.
    ## repeated-key
    A key is repeated (error).
    The object has the key more than once. Remove one of them.
    ## stale
    A generated file is not up to date (error).
    `check` or `contract --check` found that the file would change. Run `widgetgen generate`, or write the contract again.
    ## target-without-sources
    A target has no sources (error).
    Each element of `targets` sets `sources`, usually to the folder of the target.
    ## template-added
    SwiftPM does not know a new template yet (error).
    The build-tool plugin declares its outputs when SwiftPM plans a build, which happens after the manifest or a target's list of files changed. Save `Package.swift` again.
    ## undeclared-output
    A build cannot compile a generated file (error).
    A build system has to know the names of outputs in advance: pass `--declare` for each. The name in a `file:` section is known only when the template is rendered, so write one file, or commit the output and run the command.
    ## unknown-key
    A key of the configuration, or of a payload, is unknown (error or warning).
    docs/configuration.md lists all keys of the configuration. The app ignores a key of a payload that it does not read, which often means that the key is misspelled. It also ignores the elements of an array after the last element that it reads.
    ## unknown-rule
    An ignore comment does not name a rule (warning).
    `// widgetgen:ignore RULE` names the rule in the brackets of a warning, or several rules separated by commas. Only rules about sources can be silenced.
    ## unknown-word
    A value of the configuration is unknown (error).
    The message lists the valid values, or suggests the closest one.
    ## unreadable
    A file cannot be read (error).
    The message includes the reason.
    ## unreadable-name
    The name of a file is not valid UTF-8 (warning).
    The file is skipped. Rename it.
    ## unused-accept
    An accepted change does not exist (warning).
    An entry of `accept` in `widgetgen.json` matches no change; remove it.
    ## unused-exclusion
    A pattern of 'exclude' matches nothing (info).
    No file or folder in `sources` and `dependencies` matches the pattern, which is often misspelled. A pattern for a folder that another pattern already excludes is also reported.
    ## unused-ignore
    An ignore comment silences nothing (warning).
    The warning was fixed, is an error, or is reported on another line. Remove the comment, or move it to the line of the warning.
    ## unwritable
    A file cannot be written (error).
    The message includes the reason.
    ## written-by-two-targets
    Two targets write the same file (error).
    Two elements of `targets` have the same output folder, or fill inline blocks of the same source. Give each its own output, and list the source in one of them.
    ## wrong-value
    A value of the configuration has the wrong type (error).
    The message names the expected type, or what is wrong with the value. docs/configuration.md describes each key.

    """##,
    ##"""
    # Scaffolds
    Rules of `scaffold`, about views and headers.
    ## chosen-initializer
    One of several initializers creates the view (info).
    `scaffold` chooses the initializer with the most parameters that can be represented in JSON. `--initializer title:child:` chooses another initializer by its labels.
    ## duplicate-view
    Several views have the same name (error).
    Their widgets would have the same name. Name the file or, for a nested view, the types around it.
    ## generic-view
    A generic view needs its arguments (error or warning).
    A widget has a view of one type. Scaffold a subclass with arguments.
    ## header-error
    libclang reports an error in a header (warning).
    The rest of the header is read. The declaration at this position may be missing from the widget.
    ## left-out
    A property of a view is not part of the widget (info).
    Some values cannot be sent as JSON, such as delegates, view controllers and closures with a result. A comment in the widget marks where to set them.
    ## no-initializer
    A view has no initializer that can be called (error or warning).
    A widget creates its view. Add an initializer that is not private, generic, asynchronous or throwing.
    ## no-libclang
    libclang is not found or cannot be loaded (error).
    Objective-C headers are read with libclang. It is part of Xcode and of Swift toolchains, and of Debian's package libclang1. `LIBCLANG_PATH` names another path. A statically linked program, such as the release for Linux, cannot load it.
    ## no-view
    A file declares no view (error).
    `scaffold` looks for subclasses of `UIView`. The classes in between must be in the sources: pass their folder to `--sources`.
    ## private-view
    A view is private (error or warning).
    The widget is in another file. Make the view, and the types around it, internal.
    ## renamed-property
    A property has another name in the widget (info).
    Beagle's widgets have properties such as `style`. A view's property of that name gets another name, which is also its key in the JSON.
    ## unknown-header-name
    A header uses a name that no header declares (info).
    Imports are looked up in the folder of the header and below `--sources`. Apple's headers are not read, but `widgetgen` knows the types that views often use, such as `UIColor`. A property of another type of these headers is left out of the widget.
    ## unknown-initializer
    A view has no initializer with these labels (error).
    `--initializer` accepts the labels of an initializer that the message lists: `title:child:`, with `_` for a parameter without a label.
    ## unreadable-header
    libclang cannot read a header (error).
    libclang takes longer than ten seconds for the header, or crashes. Remove what a view does not need, or write the widget by hand.
    ## unusable-initializer
    A parameter cannot be represented in JSON (error or warning).
    Each parameter of the initializer must have a type that can be represented in JSON, an optional type, a function type without a result, or a default value. Add such an initializer.

    """##,
    ##"""
    # Sourcery
    Rules of the commands that replace Sourcery.
    ## cannot-migrate
    Sourcery cannot be replaced (error).
    `migrate` looks for configurations of Sourcery below the working directory. A configuration with a template in Swift stays with Sourcery without `--run-swift-templates`. `--apply` changes files only in a clean git tree, so that they can be restored. It overwrites a file that git does not track only if this is a generated file of which only the header changes.
    ## swift-template
    A template in Swift does not compile or fails (error).
    `templates run-swift` compiles a template with the user's toolchain and runs it. `migrate` does the same with `--run-swift-templates`, and then keeps Sourcery for the template's configuration. The message is the compiler's or the program's, at its line in the template.
    ## unread-yaml
    Part of a .sourcery.yml cannot be read (error).
    `init`, `migrate`, `sourcery` and `templates run-swift` read the subset of YAML that configurations of Sourcery use. Write the part in a simpler form, or write widgetgen.json by hand.
    ## unsupported-sourcery-key
    A key of a Sourcery configuration is not supported (error).
    `init`, `migrate`, `sourcery` and `templates run-swift` support `sources`, `project`, `package`, `templates`, `output`, `args`, `configurations` and `child`. The value of one of these keys is missing or cannot be used, or a template is not in Stencil; the message contains the reason. A note names each other key that has no effect.

    """##,
    ##"""
    # Sources
    Rules about the text of Swift sources, and about inline blocks.
    ## conditional-without-start
    A conditional directive has no '#if' (error).
    `#elseif`, `#else` or `#endif` was found outside of any `#if`. Add the `#if`, or remove the directive.
    ```swift
    struct Label {
      #endif
    }
    ```
    ```text
    input.swift:2:3: error: '#endif' has no matching '#if'; add the '#if' or remove the directive [conditional-without-start]
    ```
    Without the mistake:
    ```swift
    struct Label {}
    ```
    ## dangling-annotation
    An annotation is not attached to a declaration (warning).
    An annotation applies to the declaration on the same line or right below it; an empty line in between separates them. Move the comment to the declaration. The rule also reports a block of annotations that contains no declaration. Declarations inside functions are not scanned.
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
      // widgetgen: default = 12
    }
    ```
    ```text
    input.swift:4:3: warning: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
      // widgetgen: default = 12
      var size: Int
    }
    ```
    ## duplicate-inline-block
    Two inline blocks have the same name (error).
    Names of inline blocks are unique over all sources. Remove one of the blocks.
    ```swift
    struct Label {
      // widgetgen:inline:Label.Members
      // widgetgen:end

      // widgetgen:inline:Label.Members
      // widgetgen:end
    }
    ```
    ```text
    input.swift:5:3: error: inline block 'Label.Members' occurs twice; remove one of the blocks [duplicate-inline-block]
    ```
    Without the mistake:
    ```swift
    struct Label {}
    ```
    ## expected-body
    A type has no body (error).
    The declaration of a type ends before its `{`. Usually the file is being edited. Complete the declaration.
    ```swift
    struct Label
    ```
    ```text
    input.swift:2:1: error: expected '{' to begin the body of the 'struct' [expected-body]
    ```
    Without the mistake:
    ```swift
    struct Label {}
    ```
    ## expected-name
    A declaration has no name (error).
    A keyword such as `struct` is not followed by a name. Write the name, in backticks if it is a reserved word.
    ```swift
    struct {}
    ```
    ```text
    input.swift:1:8: error: expected a name after 'struct' [expected-name]
    ```
    Without the mistake:
    ```swift
    struct Label {}
    ```
    ## expected-type
    A type is missing (error).
    A type annotation, an inheritance clause or a type alias ends before its type.
    ```swift
    struct Label {
      var text:
    }
    ```
    ```text
    input.swift:3:1: error: expected a type [expected-type]
    ```
    Without the mistake:
    ```swift
    struct Label {
      var text: String
    }
    ```
    ## inline-marker-after-code
    A marker of an inline block follows code (error).
    Each marker of a block is a comment on its own line.
    ```swift
    struct Label {
      var text = ""  // widgetgen:inline:Label.Members
      // widgetgen:end
    }
    ```
    ```text
    input.swift:2:18: error: the marker of an inline block must be on its own line; move the code to another line [inline-marker-after-code]
    ```
    Without the mistake:
    ```swift
    struct Label {
      var text = ""
    }
    ```
    ## json
    A JSON text cannot be read (error).
    `widgetgen.json` and the context of `render` are JSON; comments, trailing commas, single quotes and keys without quotes are allowed.
    ## malformed-inline-block
    The name of an inline block is invalid (error).
    The name follows `inline:` without white space: `// widgetgen:inline:auto:Card.Init`.
    ```swift
    struct Label {
      // widgetgen:inline:
      // widgetgen:end
    }
    ```
    ```text
    input.swift:2:3: error: 'inline:' requires one name without white space, not '' [malformed-inline-block]
    ```
    Without the mistake:
    ```swift
    struct Label {}
    ```
    ## merge-conflict
    A merge conflict is not resolved (error).
    A line begins with a marker of version control: `<<<<<<<`, `|||||||`, `=======` or `>>>>>>>`. Keep one version of the lines and remove the markers; nothing is generated until then. Markers in strings and comments are text. In a Swift file without annotations, the bodies of functions are not searched; the compiler reports a conflict there.
    ```swift
    // widgetgen: codable
    struct Label {
    <<<<<<< main
      var text: String
    =======
      var title: String
    >>>>>>> rename
    }
    ```
    ```text
    input.swift:3:1: error: unresolved merge conflict; keep one version of the lines and remove the markers [merge-conflict]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var title: String
    }
    ```
    ## mismatched-inline-end
    An inline block begins and ends in different spellings (error).
    A block that begins with `// sourcery:inline` ends with `// sourcery:end`. A block that begins with `// widgetgen:inline` ends with `// widgetgen:end`.
    ```swift
    struct Label {
      // sourcery:inline:Label.Members
      // widgetgen:end
    }
    ```
    ```text
    input.swift:3:3: error: inline block 'Label.Members' begins and ends with different prefixes; use 'widgetgen:' or 'sourcery:' for both [mismatched-inline-end]
    ```
    Without the mistake:
    ```swift
    struct Label {}
    ```
    ## misused-attribute
    An attribute of WidgetAttributes is misused (error).
    `@WireFamily` is for families, `@WireType` is for types, `@WireKey` is for properties, and `@WireCase` is for cases. A declaration has each of them at most once, with traits such as `.skip` or `.default(1)`. They have no effect on parameters and local declarations, and cannot depend on an `#if`.
    ```swift
    @WireType(.codable)
    struct Label {
      @WireCase("title") var text: String
    }
    ```
    ```text
    input.swift:3:3: error: '@WireCase' is for cases; write '@WireKey' [misused-attribute]
    ```
    Without the mistake:
    ```swift
    @WireType(.codable)
    struct Label {
      @WireKey("title") var text: String
    }
    ```
    ## nested-inline-block
    An inline block is inside another one (error).
    A block must be closed before the next one begins. Usually an `end` marker was deleted.
    ```swift
    struct Label {
      // widgetgen:inline:Outer
      // widgetgen:inline:Inner
      // widgetgen:end
    }
    ```
    ```text
    input.swift:3:3: error: inline block 'Outer' is not closed before the next one; restore its 'end' marker [nested-inline-block]
    ```
    Without the mistake:
    ```swift
    struct Label {}
    ```
    ## nesting-too-deep
    Code is nested too deeply (error).
    The scanner limits the depth of nesting so that no file can exhaust the stack, the memory or the time: 32 types, 64 interpolations, 32 `#if`s with 64 clauses each, and 32 annotations of `begin:` and `file:` comments around a declaration. Split up code that reaches a limit.
    ## not-swift
    A file is not Swift source text (error).
    Text before the first declaration does not resemble a Swift statement. Exclude the file with `exclude`.
    ## not-text
    A source is not valid UTF-8 (error).
    Swift sources are UTF-8. Convert the file, or exclude it with `exclude`.
    ## orphaned-inline-end
    An 'end' marker has no block (warning).
    Usually the marker that begins the block was deleted. Restore it, or remove the `end`.
    ```swift
    struct Label {
      // widgetgen:end
    }
    ```
    ```text
    input.swift:2:3: warning: this 'end' marker has no inline block; remove it [orphaned-inline-end]
    ```
    Without the mistake:
    ```swift
    struct Label {}
    ```
    ## unbalanced-brace
    A brace or bracket has no counterpart (error).
    An opening brace, bracket or parenthesis is not closed, or a closing one was never opened. The declarations around it are unknown, so nothing is generated.
    ```swift
    struct Label {
      var text = ""
    ```
    ```text
    input.swift:1:14: error: '{' is not closed [unbalanced-brace]
    ```
    Without the mistake:
    ```swift
    struct Label {
      var text = ""
    }
    ```
    ## unclosed-annotations
    A block of annotations is not closed (error).
    `// widgetgen:begin:` applies to all declarations up to `// widgetgen:end`. To annotate the rest of the file, write `// widgetgen:file:` instead.
    ```swift
    // widgetgen:begin: codable

    struct Label {
      var text: String
    }
    ```
    ```text
    input.swift:1:1: error: these annotations apply to everything that follows; write '// widgetgen:end' where they end, or '// widgetgen:file:' to annotate the rest of the file [unclosed-annotations]
    ```
    Without the mistake:
    ```swift
    // widgetgen:begin: codable

    struct Label {
      var text: String
    }

    // widgetgen:end
    ```
    ## unclosed-inline-block
    An inline block has no 'end' marker (error).
    Add `// widgetgen:end` after the text of the block.
    ```swift
    struct Label {
      // widgetgen:inline:Label.Members
    }
    ```
    ```text
    input.swift:2:3: error: inline block 'Label.Members' has no 'end' marker; write '// widgetgen:end' after its last line [unclosed-inline-block]
    ```
    Without the mistake:
    ```swift
    struct Label {}
    ```
    ## unexpected-annotation-text
    Part of an annotation is invalid (error).
    Annotations are separated by commas, values follow `=`, and quotes have to be closed: `// widgetgen: key = "label", default = 3`. The escape sequences in quotes are those of Swift's strings, such as `\"`, `\\` and `\n`.
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: key = "title" default = ""
      var text: String
    }
    ```
    ```text
    input.swift:3:31: error: 'default = ""' is not an annotation; separate annotations with ',' and close quotes [unexpected-annotation-text]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: key = "title", default = ""
      var text: String
    }
    ```
    ## unknown-syntax
    The scanner skipped unknown syntax (warning).
    Other syntax was found instead of a declaration, and scanning continued at the next declaration. If the compiler accepts the file, please report it.
    ```swift
    struct Label {
      var text: String
      hello
    }
    ```
    ```text
    input.swift:3:3: warning: expected a declaration; skipped to the next one [unknown-syntax]
    ```
    Without the mistake:
    ```swift
    struct Label {
      var text: String
    }
    ```
    ## unterminated-comment
    A block comment is not closed (error).
    `/*` has no matching `*/`. Block comments nest in Swift: each one needs its own end.
    ```swift
    /* The label.
    struct Label {}
    ```
    ```text
    input.swift:1:1: error: '/*' is not closed; add '*/' [unterminated-comment]
    ```
    Without the mistake:
    ```swift
    /* The label. */
    struct Label {}
    ```
    ## unterminated-conditional
    A conditional block is not closed (error).
    `#if` has no matching `#endif` in the file.
    ```swift
    #if DEBUG
    struct Label {}
    ```
    ```text
    input.swift:2:16: error: '#if' is not closed; add '#endif' [unterminated-conditional]
    ```
    Without the mistake:
    ```swift
    #if DEBUG
    struct Label {}
    #endif
    ```
    ## unterminated-string
    A string literal is not closed (error).
    A string literal needs its closing quote on the same line. A literal that begins with three quotes ends with three quotes on a later line.
    ```swift
    let title = "Label
    ```
    ```text
    input.swift:1:13: error: this string literal is not closed; add the closing quote [unterminated-string]
    ```
    Without the mistake:
    ```swift
    let title = "Label"
    ```

    """##,
    ##"""
    # Templates and generated files
    Rules about templates and the code that they write.
    ## ambiguous-inline-type
    A new inline block could belong to several types (error).
    A template renders a section for a type that the sources declare more than once, so there is no single place to add the block. Write the markers by hand where the text belongs.
    ## conflicting-inline-sections
    Two templates render one inline block differently (error).
    Sections of the same name have different text. Rename one of them.
    ## covered-inline-place
    A new inline block would be inside another one (error).
    The place for a new block is covered by a block that is regenerated. Write the markers by hand where the text belongs.
    ## duplicate-output
    Two templates write the same file (error).
    Each template and each built-in generation, such as `Coding`, writes a file named after it, and many disks ignore letter case. Rename a template.
    ## end-tag
    An end tag does not name the tag that it closes (warning).
    Everything after the name of an end tag is ignored, as in Stencil. `{% endblock content %}` may repeat words of the tag that it closes. Other words suggest that tags are crossed.
    ## inline-sections-not-filled
    A template renders inline blocks and nothing fills them (warning).
    `generate` fills inline blocks only with `--inline` or `"inline": true`. The build-tool plugin never changes them: run the command, or `swift package generate-widgets --inline`.
    ## invalid-file-section
    The name of a 'file:' section is invalid (error).
    A template may write further files with `// widgetgen:file:NAME`. The name is a path in the output folder that ends in `.swift`, or has no ending.
    ## misplaced-inline-block
    An inline block is outside of its type (error).
    The name of an automatic block begins with its type. The block must not be inside another type. A block for built-in members, such as `auto:Label.Coding`, must be inside its type, and not inside a function. Move or rename it.
    ## misspelled-selection
    A selected protocol is unknown (warning).
    `select` lists protocols. No source declares a protocol with this name, but a protocol with a similar name exists.
    ## nested-section
    A template begins a section inside another one (error).
    A rendered section has to be closed before the next one begins.
    ## template
    A template cannot be read or rendered (error).
    The message names the problem, such as an unknown tag or filter, a missing end, or a limit that was exceeded. docs/templates.md describes the language.
    ## unbalanced-inline-block
    The braces in an inline block do not balance (error).
    Filling the block would remove a brace of the surrounding code. Empty the block, and fix the surrounding code.
    ## unclosed-section
    A template does not close a section (error).
    Render the section's `end` marker.
    ## unfilled-inline-block
    An inline block is empty, and nothing else has its members (warning).
    Members with an inline block are generated there only, and `generate` fills inline blocks only with `--inline` or `"inline": true`. The build-tool plugin never changes them: run the command, or `swift package generate-widgets --inline`.
    ## unknown-inline-type
    An inline block names an unknown type (error).
    The name of an automatic block begins with a type that the sources declare.
    ```swift
    // widgetgen:inline:auto:Missing.Coding
    // widgetgen:end
    struct Label {}
    ```
    ```text
    input.swift:1:1: error: no type 'Missing' is declared for this inline block; rename or remove it [unknown-inline-type]
    ```
    Without the mistake:
    ```swift
    struct Label {}
    ```
    ## unused-inline-block
    Nothing is generated for an inline block (warning).
    For example, the type is not selected for generation, or the block's name is misspelled. Annotate the type, rename the block, or remove it.
    ```swift
    import WidgetRuntime

    struct Label: Codable {
      var text: String

      // widgetgen:inline:auto:Label.Coding
      // widgetgen:end
    }
    ```
    ```text
    input.swift:6:3: warning: nothing is generated for inline block 'auto:Label.Coding'; mark 'Label' with '// widgetgen: codable', or remove the block [unused-inline-block]
    ```
    Without the mistake:
    ```swift
    struct Label: Codable {
      var text: String
    }
    ```

    """##,
    ##"""
    # Types
    Rules about types, conformances, initializers, functions and equality.
    ## block-without-conformance
    An inline block cannot add a conformance (warning).
    The members in the block make the type codable, but a block is inside the type and cannot change its inheritance clause. Add the conformance to the declaration.
    ```swift
    import WidgetRuntime

    // widgetgen: codable
    final class Panel {
      let title: String

      // widgetgen:inline:auto:Panel.Init
      // widgetgen:end

      // widgetgen:inline:auto:Panel.Coding
      // widgetgen:end
    }
    ```
    ```text
    input.swift:4:13: warning: the members of 'Panel' are in a block, which cannot make the type 'Codable'; write 'Panel: Codable' [block-without-conformance]
    ```
    Without the mistake:
    ```swift
    import WidgetRuntime

    // widgetgen: codable
    final class Panel: Codable {
      let title: String

      // widgetgen:inline:auto:Panel.Init
      // widgetgen:end

      // widgetgen:inline:auto:Panel.Coding
      // widgetgen:end
    }
    ```
    ## block-without-import
    A file does not import a module that its inline block uses (error).
    Inline blocks cannot add imports. Add the import at the top of the file.
    ```swift
    // widgetgen: codable
    final class Panel: Codable {
      let title: String

      // widgetgen:inline:auto:Panel.Init
      // widgetgen:end

      // widgetgen:inline:auto:Panel.Coding
      // widgetgen:end
    }
    ```
    ```text
    input.swift:8:3: error: the block of 'Panel' calls 'WidgetRuntime', which this file does not import; write 'import WidgetRuntime' [block-without-import]
    ```
    Without the mistake:
    ```swift
    import WidgetRuntime

    // widgetgen: codable
    final class Panel: Codable {
      let title: String

      // widgetgen:inline:auto:Panel.Init
      // widgetgen:end

      // widgetgen:inline:auto:Panel.Coding
      // widgetgen:end
    }
    ```
    ## depends-on-strategy
    The JSON of a type depends on strategies (info).
    `dateDecodingStrategy` and `dataDecodingStrategy` of the decoder, and the strategies of the encoder, determine the JSON of each `Date` and `Data` without a coder. Set the same strategies on `WidgetJSONDecoder` as on the `JSONDecoder` that it replaces, or give the property or the type a coder. The rule applies only to direct JSON.
    ## dictionary-as-array
    A dictionary is coded as an array (warning).
    Swift codes a dictionary as an object if its keys are `String`, `Int` or `CodingKeyRepresentable`, and as an array of alternating keys and values otherwise. An enum with raw values of `String` or `Int` only has to declare the conformance to `CodingKeyRepresentable`.
    ```swift
    enum Side: String, Codable { case left, right }

    // widgetgen: codable
    struct Table {
      var widths: [Side: Int]
    }
    ```
    ```text
    input.swift:5:7: warning: Swift codes 'widths' as an array of alternating keys and values, because its keys are of type 'Side'; make 'Side' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
    ```
    Without the mistake:
    ```swift
    enum Side: String, Codable, CodingKeyRepresentable { case left, right }

    // widgetgen: codable
    struct Table {
      var widths: [Side: Int]
    }
    ```
    ## double-optional
    A double optional does not distinguish a missing value from null (warning).
    `Int??` is nil in both cases, because Swift's containers decode it so, and `Field<Int>?` is never `.null`. Use `Field<Int>` of WidgetRuntime to distinguish them, or a single `?`, as in a `positional` type and with Beagle.
    ```swift
    // widgetgen: codable
    struct Update {
      var name: String??
    }
    ```
    ```text
    input.swift:3:7: warning: 'name' is nil both if its key is missing and if it is null; use 'Field<String>' to distinguish them [double-optional]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Update {
      var name: Field<String>
    }
    ```
    ## incomparable
    A property cannot be compared (error).
    A generated `==` compares all stored properties except skipped and lazy ones, so it has to access them. `omit = default` and `null(both)` also compare a value. Make the property's type `Equatable`, mark the property with `// widgetgen: skip`, or write `==` by hand.
    ```swift
    // widgetgen: equatable
    struct Button {
      var title: String
      var action: () -> Void
    }
    ```
    ```text
    input.swift:4:7: error: 'action' has type '() -> Void', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
    ```
    Without the mistake:
    ```swift
    // widgetgen: equatable
    struct Button {
      var title: String
      // widgetgen: skip
      var action: () -> Void = {}
    }
    ```
    ## keys-by-raw-value
    The keys of a dictionary are an enum whose names differ from its raw values (error or warning).
    Swift takes the keys of a dictionary from the raw values of an enum, so `name`, `alias` and `nameStyle` have no effect there. Write the names as raw values: `case compact = "small"`. `caseInsensitive`, `unknown` and `skip` have no effect either; for them, the rule is only a warning.
    ```swift
    enum Size: String, Codable, CodingKeyRepresentable {
      // widgetgen: name = "small"
      case compact
    }

    // widgetgen: codable
    struct Table {
      var widths: [Size: Int]
    }
    ```
    ```text
    input.swift:8:7: error: the keys of 'widths' are the raw values of 'Size', not the names of its cases; write the names as raw values instead of annotations [keys-by-raw-value]
    ```
    Without the mistake:
    ```swift
    enum Size: String, Codable, CodingKeyRepresentable {
      case compact = "small"
    }

    // widgetgen: codable
    struct Table {
      var widths: [Size: Int]
    }
    ```
    ## long-chain
    A chain of types is too long (error).
    A chain consists of classes or protocols that inherit from each other, or of types that flatten a value of the next type. Time and memory grow with the square of its length, so it has at most 64 types.
    ## missing-conformance
    A type does not have a conformance that generated code requires (warning).
    The rule is reported only if the sources show that the conformance is missing, or if a type such as `UIColor` is known not to have it. Conform the type, list the sources of its module in `dependencies`, or skip the property.
    ```swift
    struct Style {
      var color: String
    }

    // widgetgen: codable
    struct Label {
      var style: Style
    }
    ```
    ```text
    input.swift:7:7: warning: generated code requires 'Style', the type of 'style', to be 'Decodable'; make it conform, or mark it with '// widgetgen: codable' [missing-conformance]
    ```
    Without the mistake:
    ```swift
    struct Style: Codable {
      var color: String
    }

    // widgetgen: codable
    struct Label {
      var style: Style
    }
    ```
    ## never-equal
    A value of a family makes two values differ (warning).
    A generated `==` compares values of a family at run time. Values of types that are not `Equatable` always differ, even if all of their properties are equal. If the family's protocol refines `Equatable`, the compiler requires all types of the family to be `Equatable`, and the family's box is `Equatable` as well. Otherwise, mark the types with `// widgetgen: equatable`.
    ```swift
    // widgetgen: family
    protocol Component: Codable {}

    struct Label: Component {
      var text: String
    }

    // widgetgen: codable, equatable
    struct Screen {
      var content: any Component
    }
    ```
    ```text
    input.swift:10:7: warning: two values of 'Screen' are never equal if 'content' contains 'Label', which is not 'Equatable'; declare 'protocol Component: Equatable' [never-equal]
    ```
    Without the mistake:
    ```swift
    // widgetgen: family
    protocol Component: Codable, Equatable {}

    struct Label: Component {
      var text: String
    }

    // widgetgen: codable, equatable
    struct Screen {
      var content: any Component
    }
    ```
    ## other-direction
    A property is decoded from one key and encoded under another (error).
    The type is `Codable`, but code is generated for one direction only. Swift synthesizes the other one with the property's own name as its key. Mark the type with `// widgetgen: codable`, or conform it to `Decodable` or `Encodable` alone.
    ```swift
    // widgetgen: decodable
    struct Label: Codable {
      // widgetgen: key = title
      var text: String
    }
    ```
    ```text
    input.swift:3:17: error: Swift encodes 'text' under its own name, but it is decoded from 'title'; mark the type with '// widgetgen: codable', or remove 'Encodable' from it [other-direction]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label: Codable {
      // widgetgen: key = title
      var text: String
    }
    ```
    ## redeclaration
    A type or property is declared twice (error).
    A merge may have left both declarations. Remove or rename one of them.
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
      var text: String
    }
    ```
    ```text
    input.swift:4:7: error: 'text' is declared twice; remove or rename one of the declarations [redeclaration]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String
    }
    ```
    ## refused-direction
    A protocol requires a direction that is refused (error).
    The type conforms to a protocol that requires the refused direction, such as `Codable` for `encodable = false`. Remove the annotation, conform to a protocol that requires less, or write this direction by hand.
    ```swift
    // widgetgen: codable, encodable = false
    struct Label: Codable {
      var text: String
    }
    ```
    ```text
    input.swift:1:24: error: 'Label' conforms to a protocol that requires 'Encodable'; remove 'encodable = false', or the requirement [refused-direction]
    ```
    Without the mistake:
    ```swift
    // widgetgen: decodable
    struct Label: Decodable {
      var text: String
    }
    ```
    ## required-init
    A generated initializer cannot implement a requirement of a public protocol (error).
    Swift synthesizes an internal initializer with the same parameters, and considers only this initializer for the requirement. If the type's body contains an initializer, none is synthesized. Add an inline block, and pass `--inline`.
    ```swift
    public protocol Makeable {
      init(count: Int)
    }

    // widgetgen: codable
    public struct Badge: Makeable {
      public var count: Int
    }
    ```
    ```text
    input.swift:6:15: error: only an initializer in the body of 'Badge' can implement the requirement of 'Makeable'; write '// widgetgen:inline:auto:Badge.Init' and '// widgetgen:end' into the body [required-init]
    ```
    Without the mistake:
    ```swift
    public protocol Makeable {
      init(count: Int)
    }

    // widgetgen: codable
    public struct Badge: Makeable {
      public var count: Int

      public init(count: Int) { self.count = count }
    }
    ```
    ## skipped-without-value
    A skipped property has no value (error).
    A property that is not decoded needs an initial value if an initializer is generated.
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: skip
      var cache: [String]
    }
    ```
    ```text
    input.swift:4:7: error: 'cache' is skipped and needs an initial value [skipped-without-value]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      // widgetgen: skip
      var cache: [String] = []
    }
    ```
    ## superclass
    A class has a superclass that generated code does not support (error or warning).
    `init(from:)` calls the same initializer of a `Decodable` superclass, or its initializer without parameters. No memberwise initializer is generated for a subclass, and a generated `==` compares neither inherited properties nor the properties of subclasses. Write them by hand.
    ```swift
    // widgetgen: codable
    class Label: Element {
      var text = ""
    }

    class Element {
      init(id: Int) {}
    }
    ```
    ```text
    input.swift:2:7: error: 'Label' inherits from 'Element', and generated code calls no initializers of 'Element'; write the initializers of 'Label' and its coding by hand, or mark it with '// widgetgen: skip' [superclass]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text = ""
    }
    ```
    ## too-many-types
    Code would be generated for too many types (error).
    Time and memory grow with the number of types. List fewer `sources`, or split them into `targets`.
    ## uncallable-function
    A function for a property cannot be called (error).
    Generated code calls `static func decodeNAME(from:)` and `func encodeNAME(to:)`, which take a decoder, an encoder or a container and are not asynchronous. `decodeNAME(from:)` returns the property's type.
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String

      static func decodeText(from decoder: any Decoder) async throws -> String { "" }
    }
    ```
    ```text
    input.swift:5:15: error: generated code cannot call 'decodeText(from:)' for its property; write 'static func decodeText(from decoder: any Decoder) throws -> String' [uncallable-function]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String

      static func decodeText(from decoder: any Decoder) throws -> String { "" }
    }
    ```
    ## uncalled-function
    A function or default is never used (warning).
    Its name is almost the name of a property's function or default, or its signature almost the signature of such a function. The message includes the right one. A function with the name of a hook, such as `didDecode`, is reported if its signature is different, or if the type is an enum.
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String

      static func decodeTxet(from decoder: any Decoder) throws -> String { "" }
    }
    ```
    ```text
    input.swift:5:15: warning: 'decodeTxet(from:)' matches no property and is never called; did you mean 'decodeText(from:)'? [uncalled-function]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String

      static func decodeText(from decoder: any Decoder) throws -> String { "" }
    }
    ```
    ## uncodable-type
    A property's type cannot be coded (error).
    Some types have no JSON form, such as functions, tuples, `some` types and `Any`. Write the coding functions that the message names, or mark the property with `// widgetgen: skip`. For arbitrary JSON, use `JSONValue`.
    ```swift
    // widgetgen: codable
    struct Button {
      var title: String
      var data: Any
    }
    ```
    ```text
    input.swift:4:7: error: 'data' has type 'Any', which cannot be coded; use 'JSONValue' instead of 'Any', write 'static func decodeData(from:)' and 'func encodeData(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Button {
      var title: String
      var data: JSONValue
    }
    ```
    ## unknown-property-type
    A property's type cannot be inferred (error).
    Types are inferred only from simple values, such as literals, initializer calls and cases of enums. Add a type annotation, with the arguments of a generic type.
    ```swift
    // widgetgen: codable
    struct Label {
      var text = makeText()
    }
    ```
    ```text
    input.swift:3:7: error: the type of 'text' cannot be inferred from its initial value; add a type annotation [unknown-property-type]
    ```
    Without the mistake:
    ```swift
    // widgetgen: codable
    struct Label {
      var text: String = makeText()
    }
    ```

    """##,
  ])
}
