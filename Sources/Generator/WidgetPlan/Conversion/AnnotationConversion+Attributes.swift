import WidgetModel
import WidgetSource
import WidgetSyntax

/// From comments to attributes.
extension AnnotationConversion {
  mutating func convertComments() {
    let sites = file.annotatedSites
    for site in sites { convertComments(of: site) }
    let known = Set(sites.flatMap(\.annotations).map(\.keyRange))
    for (target, annotations) in file.targetedAnnotations {
      for annotation in annotations
      where annotation.origin == .widgetgen && !known.contains(annotation.keyRange) {
        keep(annotation, Self.reason(annotation, on: target))
      }
    }
    if count > 0, !file.imports.contains(where: { file.text($0.path) == WireAttribute.module }) {
      editImports(file.importing(WireAttribute.module))
    }
  }

  private static func reason(_ annotation: Annotation, on target: AnnotationTarget) -> String {
    if annotation.isOfBlock { return "it applies to several declarations" }
    return target == .value
      ? "an associated value cannot have an attribute" : "an attribute has no effect here"
  }

  private mutating func convertComments(of site: AnnotatedSite) {
    let comments = site.annotations.filter { !$0.comment.isAttribute }
    if comments.isEmpty { return }
    if site.isShared, site.target != .enumCase || site.differs {
      for annotation in comments { keep(annotation, "several names cannot share an attribute") }
      return
    }
    // Joined in one attribute, a key with two values would hide which of them was meant.
    let repeated = site.annotations.filter { $0.knownKey.map { !$0.isRepeatable } ?? false }
      .namesakes { [$0.key] }.filter { $0.first.value != $0.element.value }.map(\.name)
    var traits: [WireAttribute.Kind: [String]] = [:]
    var isOnOwnLine = site.target.isTypeOrProtocol
    for group in comments.grouped(by: \.comment.start) {
      let parts = file.parts(ofCommentWith: group)
      var (rest, converted): ([Annotation], [(Annotation, WireAttribute.Kind, String?)]) = ([], [])
      for annotation in group {
        if repeated.contains(annotation.key) {
          keep(annotation, "'\(annotation.key)' has two values")
          rest.append(annotation)
        } else if let (kind, text) = trait(annotation, on: site), site.canHold(kind) {
          converted.append((annotation, kind, text))
        } else {
          keep(annotation, "no trait has this value")
          rest.append(annotation)
        }
      }
      guard !converted.isEmpty, let parts else {
        for (annotation, _, _) in converted { keep(annotation, "other text surrounds it") }
        continue
      }
      countConverted(converted.map(\.0))
      for (_, kind, text) in converted { traits[kind, default: []] += text.map { [$0] } ?? [] }
      if rest.isEmpty {
        isOnOwnLine = isOnOwnLine || parts.isLine
        edit(parts.whole, "")
      } else {
        edit(parts.text, rest.map { file.text($0.range) }.joined(separator: ", "))
      }
    }
    for kind in WireAttribute.Kind.allCases {
      if let traits = traits[kind] { insert(traits, as: kind, on: site, isOnOwnLine: isOnOwnLine) }
    }
  }

  /// Returns the attribute and the trait of an annotation. The trait is nil if the attribute itself has the meaning.
  /// Returns nil if no trait has the meaning.
  private func trait(
    _ annotation: Annotation, on site: AnnotatedSite
  ) -> (WireAttribute.Kind, String?)? {
    guard let key = annotation.knownKey, key.targets.contains(site.target) else { return nil }
    let isFamily =
      AnnotationKey.family.targets.contains(site.target)
      && site.annotations.contains { $0.isWritten(.family) && $0.isOn }
    let tables: [AnnotationKey.Usage.Table] =
      switch site.target {
      case .property, .computed, .unstored: [.properties]
      case .enumCase: [.cases]
      case _ where isFamily: [.families, .types]
      default: [.types]
      }
    if key == .family {
      guard annotation.isOn else { return nil }
      return (.family, annotation.value.text.map { "." + $0 })
    }
    return tables.lazy.compactMap { table in
      AttributeTrait(key, in: table)?.text(
        of: annotation, in: file, isOfText: site.isOfText
      ).map { (table.attribute, $0) }
    }.first
  }

  private mutating func insert(
    _ traits: [String], as kind: WireAttribute.Kind, on site: AnnotatedSite, isOnOwnLine: Bool
  ) {
    let list = traits.joined(separator: ", ")
    if let written = site.attribute(kind, in: file) {
      edit(SourceRange(start: written.end, end: written.end), list.isEmpty ? "" : ", \(list)")
      return
    }
    let attribute = "@\(kind.rawValue)" + (list.isEmpty ? "" : "(\(list))")
    let space = file.indentation(before: site.start)
    edit(
      SourceRange(start: site.start, end: site.start),
      attribute + (isOnOwnLine ? space.map { "\n\($0)" } ?? " " : " "))
  }
}

extension AnnotatedSite {
  /// Whether the site has no attribute of a kind, or has one with traits, to which others can be added.
  fileprivate func canHold(_ kind: WireAttribute.Kind) -> Bool {
    annotations.allSatisfy { $0.comment.attribute != kind || !$0.comment.text.isEmpty }
  }

  /// Returns the range of the traits of an attribute, or nil if the site has no such attribute.
  fileprivate func attribute(_ kind: WireAttribute.Kind, in file: ParsedFile) -> SourceRange? {
    annotations.first { $0.comment.attribute == kind }?.comment.text
  }
}

extension Array {
  /// Returns the elements in groups of consecutive elements with the same key.
  func grouped<Key: Equatable>(by key: (Element) -> Key) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let last = groups.last?.last, key(last) == key(element) {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}
