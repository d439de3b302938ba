import WidgetModel
package import WidgetSource
package import WidgetSyntax

/// Converts the annotations of a file between comments and the attributes of the library WidgetAttributes.
///
/// Both spellings have the same meaning, so the generated code stays the same. An annotation without an equal in the
/// other spelling is kept.
package struct AnnotationConversion {
  /// The spelling of an annotation.
  package enum Spelling: String, CaseIterable, Sendable { case attributes, comments }

  /// An annotation that is kept.
  package struct Kept: Equatable {
    package let range: SourceRange
    /// The reason, as the end of a sentence.
    package let reason: String
  }

  let file: ParsedFile
  /// The edits of the file, which do not overlap.
  private(set) var edits: [SourceEdit] = []
  package private(set) var kept: [Kept] = []
  /// The number of converted annotations.
  package private(set) var count = 0

  package init(_ file: ParsedFile, to spelling: Spelling) {
    self.file = file
    switch spelling {
    case .attributes: convertComments()
    case .comments: convertAttributes()
    }
    kept = kept.uniqued(by: \.range).stablySorted(on: \.range.start)
  }

  /// The content of the file after the conversion.
  package var bytes: [UInt8] { file.source.edited(by: edits) }

  mutating func keep(_ annotation: Annotation, _ reason: String) {
    kept.append(Kept(range: annotation.range, reason: reason))
  }

  mutating func edit(_ range: SourceRange, _ text: String) {
    edits.append(SourceEdit(file: file.source.path, range: range, replacement: text))
  }

  /// Adds edits of imports, which precede everything else that is inserted at the same offset.
  mutating func editImports(_ fix: [SourceEdit]) { edits = fix + edits }

  mutating func countConverted(_ annotations: [Annotation]) { count += annotations.count }
}

/// A declaration whose annotations can be attributes. Names that are declared together are one site.
struct AnnotatedSite {
  let target: AnnotationTarget
  /// The offset of the first attribute, modifier or keyword.
  let start: UInt32
  /// The declaration's own annotations.
  var annotations: [Annotation]
  /// Whether the declaration declares several names.
  var isShared = false
  /// Whether the names have different annotations.
  var differs = false
  /// Whether the property's type is a string or a character, or is not written.
  var isOfText = false
}

extension ParsedFile {
  /// The types, properties and cases, with the annotations that only apply to one of them.
  var annotatedSites: [AnnotatedSite] {
    declarations.filter { $0.kind != .extension }.map { declaration in
      AnnotatedSite(
        target: declaration.kind.target, start: declaration.range.start,
        annotations: own(declaration.annotations))
    } + declarations.flatMap { sites(of: $0) }
  }

  private func own(_ annotations: Sublist<Annotation>) -> [Annotation] {
    self[annotations].filter(\.isOwn)
  }

  private func sites(of declaration: Declaration) -> [AnnotatedSite] {
    let isProtocol = declaration.kind == .protocol
    let properties = declaration.properties.map { property in
      let target: AnnotationTarget =
        areStatic(property.modifiers) ? .unstored : property.isComputed ? .computed : .property
      return AnnotatedSite(
        target: isProtocol ? .other : target, start: property.range.start,
        annotations: own(property.annotations), isShared: property.isInTuple,
        isOfText: property.type.map { Self.isText(text($0)) } ?? true)
    }
    let cases = declaration.cases.map { element in
      let start = (self[element.attributes].map(\.range) + self[element.modifiers])
        .reduce(element.keyword.start) { min($0, $1.start) }
      let attributes = own(element.annotations).filter(\.comment.isAttribute)
      return AnnotatedSite(
        target: .enumCase, start: attributes.reduce(start) { min($0, $1.comment.start) },
        annotations: own(element.annotations))
    }
    return joined(properties) + joined(cases)
  }

  /// Returns the sites of declarations with one or more names.
  private func joined(_ sites: [AnnotatedSite]) -> [AnnotatedSite] {
    sites.reduce(into: []) { joined, site in
      guard let last = joined.last, last.start == site.start else {
        joined.append(site)
        return
      }
      joined[joined.count - 1].isShared = true
      joined[joined.count - 1].differs =
        last.differs || last.annotations.map(\.keyRange) != site.annotations.map(\.keyRange)
      joined[joined.count - 1].annotations = (last.annotations + site.annotations)
        .uniqued(by: \.keyRange)
    }
  }

  private static func isText(_ type: String) -> Bool {
    let name = type.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    return ["Character", "String", "Substring"].contains(String(name).localName)
  }
}
