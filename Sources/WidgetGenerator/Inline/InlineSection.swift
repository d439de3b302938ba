package import WidgetSyntax

/// Text for an inline block of a source.
///
/// For example, what a template renders as
/// ```
/// // widgetgen:inline:auto:Button.Init
///   init(text: String) { self.text = text }
/// // widgetgen:end
/// ```
/// is `InlineSection(name: "auto:Button.Init", text: "  init(text: String) …\n")`.
package struct InlineSection: Equatable, Sendable {
  /// When a source has no block of a given name, what happens to the section.
  package enum Placement: Sendable {
    /// It is not written: the user decides where it goes, `inline:NAME`.
    case existing
    /// A block is added at the end of the type's body, `inline:auto:TYPE.NAME`.
    case insideType
    /// A block is added after the type, `inline:after-auto:TYPE.NAME`.
    case behindType
  }

  /// The spelling that a new block gets; an existing one keeps its own.
  package var origin: Annotation.Origin
  /// The text after `inline:`, for example `auto:Button.Init`.
  package var name: String
  /// The lines, each ended by a line feed, without the block's indentation.
  package var text: String

  package init(origin: Annotation.Origin = .widgetgen, name: String, text: String) {
    self.origin = origin
    self.name = name
    self.text = text
  }

  package var placement: Placement { Self.placement(of: name) }

  /// The type that an automatic section belongs to: `Outer.Inner` of `auto:Outer.Inner.Init`.
  package var typeName: String? { Self.typeName(of: name) }

  static func placement(of name: String) -> Placement {
    if name.hasPrefix("auto:") { return .insideType }
    return name.hasPrefix("after-auto:") ? .behindType : .existing
  }

  static func typeName(of name: String) -> String? {
    guard placement(of: name) != .existing, let colon = name.firstIndex(of: ":") else { return nil }
    let path = name[name.index(after: colon)...]
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return String(path[..<dot])
  }
}
