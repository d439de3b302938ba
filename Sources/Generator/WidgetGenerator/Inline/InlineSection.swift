package import WidgetSyntax

/// Text for an inline block of a source.
///
/// For example, a template renders:
/// ```
/// // widgetgen:inline:auto:Button.Init
///   init(text: String) { self.text = text }
/// // widgetgen:end
/// ```
/// The section is `InlineSection(name: "auto:Button.Init", text: "  init(text: String) …\n")`.
package struct InlineSection: Equatable, Sendable {
  /// The place of a section if no source has a block with its name.
  package enum Placement: Sendable {
    /// For `inline:NAME`, no block is added, because the user determines its place.
    case existing
    /// For `inline:auto:TYPE.NAME`, a block is added at the end of the type's body.
    case insideType
    /// For `inline:after-auto:TYPE.NAME`, a block is added after the type.
    case afterType
  }

  /// The spelling of a new block. An existing block keeps its spelling.
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

  var placement: Placement { Self.placement(of: name) }

  /// The type of an automatic section, such as `Outer.Inner` for `auto:Outer.Inner.Init`; nil for other sections.
  package var typeName: String? { Self.typeName(of: name) }

  static func placement(of name: String) -> Placement {
    if name.hasPrefix("auto:") { return .insideType }
    return name.hasPrefix("after-auto:") ? .afterType : .existing
  }

  static func typeName(of name: String) -> String? {
    guard placement(of: name) != .existing, let colon = name.firstIndex(of: ":") else { return nil }
    let path = name[name.index(after: colon)...]
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return String(path[..<dot])
  }
}
